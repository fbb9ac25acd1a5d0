import { HTTP_SCHEMAS, LIVE_SCHEMAS, type LiveName, PROBLEM_STATUS } from '@astrarium/protocol';
import { ANSWERS, NAMED } from './answer-schemas.ts';
import { escaped, words } from './html.ts';
import { type JsonSchema, namedSchemas } from './json-schema.ts';
import { INTRODUCTION, LIVE_NAMES, OTHER_ROUTES, operationId, ROUTE_NAMES, schemaOf, WHO } from './openapi.ts';
import { ROUTE_WORDS } from './route-descriptions.ts';
import { shapeOf } from './shape.ts';
import { LIVE_RULES, LIVE_WORDS } from './websocket-descriptions.ts';

/** The description of the API to read: plain HTML without script. `siteStyles` are the stylesheets of the site itself, where it is built. */
export function docsPage(siteStyles: readonly string[]): string {
  const styles = [...siteStyles, '/api/docs.css'];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>The API – Astrarium</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join('\n')}
</head>
<body class="docs">
<header><a href="/"><img src="/favicon.svg" alt="" width="34" height="34">Astrarium</a></header>
${contents()}
<main>
<h1>The API</h1>
<p class="introduction">${words(INTRODUCTION)} The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2 id="requests">Requests</h2>
${ROUTE_NAMES.map(route).join('\n')}
${Object.entries(OTHER_ROUTES).map(otherRoute).join('\n')}
<h2 id="live">Live connections</h2>
${LIVE_RULES.map((rule) => `<p>${words(rule)}</p>`).join('\n')}
${LIVE_NAMES.map(liveRequest).join('\n')}
<h2 id="answers">What is answered</h2>
${Object.entries(namedSchemas(NAMED))
  .map(([name, one]) => `<article id="${name}"><h3>${name}</h3><pre><code>${shapeOf(one)}</code></pre></article>`)
  .join('\n')}
<h2 id="problems">Problems</h2>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th></tr></thead>
<tbody>
${Object.entries(PROBLEM_STATUS)
  .map(([code, status]) => `<tr><th scope="row"><code>${code}</code></th><td>${status}</td></tr>`)
  .join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`;
}

/** Where everything is, beside the text where there is room. */
function contents(): string {
  const requests = ROUTE_NAMES.map((name) => `<li><a href="#${operationId(name)}">${words(ROUTE_WORDS[name].summary)}</a></li>`);
  return `<nav aria-label="Contents"><ul>
<li><a href="#requests">Requests</a><ul>
${requests.join('\n')}
</ul></li>
<li><a href="#live">Live connections</a></li>
<li><a href="#answers">What is answered</a></li>
<li><a href="#problems">Problems</a></li>
</ul></nav>`;
}

function route(name: (typeof ROUTE_NAMES)[number]): string {
  const { summary, detail, who } = ROUTE_WORDS[name];
  return `<article id="${operationId(name)}"><h3>${words(summary)}</h3>
<p class="address">${address(name)}</p>
<p>${words(detail)} <em>${words(WHO[who])}</em></p>
<dl>${shape(name.startsWith('GET ') ? 'query' : 'body', schemaOf(HTTP_SCHEMAS[name]))}${shape('answer', schemaOf(ANSWERS[name]))}</dl>
</article>`;
}

function otherRoute([name, { summary, type }]: readonly [string, { readonly summary: string; readonly type: string }]): string {
  return `<article><h3>${words(summary)}</h3>
<p class="address">${address(name)}</p>
<dl><dt>answer</dt><dd><code>${escaped(type)}</code></dd></dl>
</article>`;
}

function liveRequest(name: LiveName): string {
  return `<article><h3><code>${name}</code></h3>
<p>${words(LIVE_WORDS[name])}</p>
<dl>${shape('ask', schemaOf(LIVE_SCHEMAS[name]))}</dl>
</article>`;
}

function address(name: string): string {
  const [method = '', path = ''] = name.split(' ');
  return `<span class="method">${escaped(method)}</span> <code>${escaped(path)}</code>`;
}

function shape(title: string, one: JsonSchema): string {
  return `<dt>${title}</dt><dd><pre><code>${shapeOf(one)}</code></pre></dd>`;
}
