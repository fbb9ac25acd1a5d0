import { HTTP_SCHEMAS, LIVE_SCHEMAS, PROBLEM_STATUS } from '@astrarium/protocol';
import { ANSWERS, NAMED } from './answers.ts';
import { type JsonSchema, namedSchemas } from './json-schema.ts';
import { LIVE_RULES, LIVE_WORDS } from './live.ts';
import { INTRODUCTION, LIVE_NAMES, OTHER_ROUTES, ROUTE_NAMES, schemaOf, WHO } from './openapi.ts';
import { ROUTE_WORDS } from './routes.ts';

/** The description of the API to read: plain HTML without script. `siteStyle` is the stylesheet of the site itself, where it is built. */
export function docsPage(siteStyle: string | undefined): string {
  const styles = [...(siteStyle === undefined ? [] : [siteStyle]), '/api/docs.css'];
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
<header><a href="/">Astrarium</a></header>
<main>
<h1>The API</h1>
<p>${words(INTRODUCTION)} The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Requests</h2>
${ROUTE_NAMES.map(route).join('\n')}
${Object.entries(OTHER_ROUTES)
  .map(([name, { summary }]) => `<article><h3>${address(name)}</h3><p>${words(summary)}</p></article>`)
  .join('\n')}
<h2 id="live">Live connections</h2>
${LIVE_RULES.map((rule) => `<p>${words(rule)}</p>`).join('\n')}
${LIVE_NAMES.map((name) => `<article><h3><code>${name}</code></h3><p>${words(LIVE_WORDS[name])}</p>${schema('ask', schemaOf(LIVE_SCHEMAS[name]))}</article>`).join('\n')}
<h2>What is answered</h2>
${Object.entries(namedSchemas(NAMED))
  .map(([name, one]) => `<article id="${name}"><h3>${name}</h3>${schema('', one)}</article>`)
  .join('\n')}
<h2>Problems</h2>
<table>
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

function route(name: (typeof ROUTE_NAMES)[number]): string {
  const { summary, detail, who } = ROUTE_WORDS[name];
  const asked = schemaOf(HTTP_SCHEMAS[name]);
  return `<article><h3>${address(name)}</h3>
<p><strong>${words(summary)}.</strong> ${words(detail)} <em>${words(WHO[who])}</em></p>
${schema(name.startsWith('GET ') ? 'query' : 'body', asked)}
${schema('answer', schemaOf(ANSWERS[name]))}
</article>`;
}

function address(name: string): string {
  const [method = '', path = ''] = name.split(' ');
  return `<span class="method">${escaped(method)}</span> <code>${escaped(path)}</code>`;
}

function schema(title: string, one: JsonSchema): string {
  const shape = shapeOf(one);
  if (shape === '{}') return '';
  return `<dl>${title === '' ? '' : `<dt>${title}</dt>`}<dd><code>${shape}</code></dd></dl>`;
}

/** A JSON Schema in the short way that people write types: `{ seat: 0…9, bot?: string }`. In HTML. */
function shapeOf(one: JsonSchema): string {
  const {
    $ref: ref,
    anyOf,
    type,
    properties,
    items,
    additionalProperties,
  } = one as {
    readonly $ref?: string;
    readonly anyOf?: readonly JsonSchema[];
    readonly type?: string;
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly items?: JsonSchema;
    readonly additionalProperties?: JsonSchema | false;
  };
  if (ref !== undefined) {
    const name = ref.slice(ref.lastIndexOf('/') + 1);
    return `<a href="#${name}">${name}</a>`;
  }
  if (anyOf !== undefined) return anyOf.map(shapeOf).join(' | ');
  if ('const' in one) return escaped(JSON.stringify(one['const']));
  if (Array.isArray(one['enum'])) return one['enum'].map((option) => escaped(JSON.stringify(option))).join(' | ');
  if (type === 'array') return `[${shapeOf(items ?? {})}, …]`;
  if (properties !== undefined) return fieldsOf(properties, (one['required'] ?? []) as readonly string[]);
  if (type === 'object') return `{ …: ${shapeOf(additionalProperties || {})} }`;
  return scalarOf(one);
}

function fieldsOf(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): string {
  const fields = Object.entries(properties).map(([name, part]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeOf(part)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function scalarOf({ type = 'anything', minimum, maximum, maxLength, pattern }: JsonSchema): string {
  if (typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER) return `${String(minimum)}…${maximum}`;
  if (typeof pattern === 'string' && pattern.length < 40) return `/${escaped(pattern)}/`;
  return typeof maxLength === 'number' ? `${String(type)} ≤ ${maxLength}` : String(type);
}

/** Plain words, in which `…` marks code. */
function words(text: string): string {
  return escaped(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
