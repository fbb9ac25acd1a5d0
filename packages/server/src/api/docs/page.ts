import { PROBLEM_STATUS } from '@astrarium/protocol';
import { escaped, words } from './html.ts';
import type { JsonSchema } from './json-schema.ts';
import { LIVE_RULES } from './live-rules.ts';
import { type ApiDescription, type DescribedOperation, INTRODUCTION, OTHER_ROUTES } from './openapi.ts';
import { shapeOf } from './shape.ts';

/** The description of the API to read: plain HTML without script. `siteStyles` are the stylesheets of the site itself, where it is built. */
export function docsPage({ operations, schemas }: ApiDescription, siteStyles: readonly string[]): string {
  const routes = operations.filter(({ http }) => http !== undefined);
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
${contents(routes)}
<main>
<h1>The API</h1>
<p class="introduction">${words(INTRODUCTION)} The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2 id="requests">Requests</h2>
${routes.map(route).join('\n')}
${Object.entries(OTHER_ROUTES).map(otherRoute).join('\n')}
<h2 id="live">Live connections</h2>
${LIVE_RULES.map((rule) => `<p>${words(rule)}</p>`).join('\n')}
${operations.map(liveRequest).join('\n')}
<h2 id="answers">What is answered</h2>
${Object.entries(schemas)
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
function contents(routes: readonly DescribedOperation[]): string {
  const requests = routes.map(({ name, summary }) => `<li><a href="#${name}">${words(summary)}</a></li>`);
  return `<nav aria-label="Contents"><ul>
<li><a href="#requests">Requests</a><ul>
${requests.join('\n')}
</ul></li>
<li><a href="#live">Live connections</a></li>
<li><a href="#answers">What is answered</a></li>
<li><a href="#problems">Problems</a></li>
</ul></nav>`;
}

function route({ name, summary, detail, who, request, http }: DescribedOperation): string {
  if (http === undefined) return '';
  return `<article id="${name}"><h3>${words(summary)}</h3>
<p class="address">${address(http.method, http.path.replace('{id}', ':id'))}</p>
<p>${words(detail)} <em>${words(who)}</em></p>
<dl>${shape(http.method === 'GET' ? 'query' : 'body', request)}${shape('answer', http.answer)}</dl>
</article>`;
}

function otherRoute([name, { summary, type }]: readonly [string, { readonly summary: string; readonly type: string }]): string {
  return `<article><h3>${words(summary)}</h3>
<p class="address">${address(...(name.split(' ') as [string, string]))}</p>
<dl><dt>answer</dt><dd><code>${escaped(type)}</code></dd></dl>
</article>`;
}

function liveRequest({ name, summary, detail, who, request, live }: DescribedOperation): string {
  if (live === undefined) return '';
  return `<article><h3><code>${name}</code></h3>
<p>${words(`${summary}. ${detail}`)} <em>${words(who)}</em></p>
<dl>${shape('ask', request)}${shape('answer', live.answer)}</dl>
</article>`;
}

function address(method: string, path: string): string {
  return `<span class="method">${escaped(method)}</span> <code>${escaped(path)}</code>`;
}

function shape(title: string, one: JsonSchema): string {
  return `<dt>${title}</dt><dd><pre><code>${shapeOf(one)}</code></pre></dd>`;
}
