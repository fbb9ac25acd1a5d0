import { HTTP_SCHEMAS, type HttpName, LIVE_FRAME, LIVE_SCHEMAS, type LiveName } from '@astrarium/protocol';
import type { GenericSchema } from 'valibot';
import { ANSWERS, NAMED, PROBLEM } from './answer-schemas.ts';
import { type JsonSchema, jsonSchemaWriter, namedSchemas } from './json-schema.ts';
import { ROUTE_WORDS, type Who } from './route-descriptions.ts';
import { LIVE_RULES, LIVE_WORDS } from './websocket-descriptions.ts';

/** Requests that are not about tables. What is for whoever runs the server is elsewhere: see `operator.ts`. */
export const OTHER_ROUTES = {
  'GET /health': { summary: 'Is the server alive, and can it keep anything? 503 if not', type: 'application/json' },
  'GET /api/openapi.json': { summary: 'This description', type: 'application/json' },
  'GET /api/docs': { summary: 'This description, to read', type: 'text/html' },
  'GET /api/docs.css': { summary: 'How it looks', type: 'text/css' },
} as const;

export const ROUTE_NAMES = Object.keys(ROUTE_WORDS) as HttpName[];
export const LIVE_NAMES = Object.keys(LIVE_WORDS) as LiveName[];

export const WHO: { readonly [W in Who]: string } = {
  anybody: 'For anybody.',
  visitor: 'For whoever may see the table: everybody at a public one, at a private one whoever has a seat or a link.',
  seat: 'For the holder of the seat.',
  host: 'For whoever made the table.',
};

export const INTRODUCTION =
  'Play Astra and Ad Astra with a program of your own. Who you are at a table is said by its tokens: `Authorization: Bearer TOKEN`, or the cookie a browser gets. Every failed request answers { problem: { code, detail } }. A small bot that plays a whole game is in examples/bot.mjs.';

const write = jsonSchemaWriter(NAMED);

/** The API described for programs, from the very schemas that check what comes in. */
export function openApi(): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Astrarium', version: '1', description: INTRODUCTION },
    paths: paths(),
    components: {
      schemas: namedSchemas(NAMED),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'astrarium' },
      },
    },
  };
}

function paths(): Record<string, Record<string, unknown>> {
  const all: Record<string, Record<string, unknown>> = {};
  const add = (name: string, one: object): void => {
    const [method = '', address = ''] = name.split(' ');
    const path = address.replace(':id', '{id}');
    all[path] = { ...all[path], [method.toLowerCase()]: one };
  };
  for (const name of ROUTE_NAMES) add(name, operation(name));
  for (const [name, { summary, type }] of Object.entries(OTHER_ROUTES)) {
    add(name, { summary, responses: { 200: { description: summary, content: { [type]: {} } } } });
  }
  add('GET /api/tables/:id/live', live());
  return all;
}

function operation(name: HttpName): object {
  const { summary, detail, who } = ROUTE_WORDS[name];
  const isGet = name.startsWith('GET ');
  const ask = write(HTTP_SCHEMAS[name]);
  const parameters = [...idParameter(name), ...(isGet ? queryParameters(ask) : [])];
  return {
    operationId: operationId(name),
    summary,
    description: `${detail} ${WHO[who]}`,
    ...(parameters.length > 0 && { parameters }),
    ...(!isGet && { requestBody: { required: true, content: json(ask) } }),
    ...(who !== 'anybody' && { security: [{ bearer: [] }, { cookie: [] }] }),
    responses: {
      [isCreation(name) ? 201 : 200]: { description: 'Done', content: json(write(ANSWERS[name])) },
      default: { description: 'Why not', content: json(write(PROBLEM)) },
    },
  };
}

/** OpenAPI knows no WebSocket: the messages are in an extension of its own. */
function live(): object {
  return {
    operationId: 'live',
    summary: 'Play live',
    description: LIVE_RULES.join('\n\n'),
    parameters: idParameter(':id'),
    responses: { 101: { description: 'From now on a WebSocket' } },
    'x-live': {
      frame: write(LIVE_FRAME),
      requests: Object.fromEntries(LIVE_NAMES.map((name) => [name, { description: LIVE_WORDS[name], ask: write(LIVE_SCHEMAS[name]) }])),
    },
  };
}

function isCreation(name: HttpName): boolean {
  return name === 'POST /api/tables' || name === 'POST /api/tables/import';
}

/** Also the name of its place on the page. */
export function operationId(name: string): string {
  return name
    .replace('/api/', '')
    .replace('/:id', '')
    .replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function idParameter(name: string): object[] {
  if (!name.includes(':id')) return [];
  return [{ name: 'id', in: 'path', required: true, description: 'The table', schema: { type: 'string', pattern: '^[\\w-]{16}$' } }];
}

function queryParameters(ask: JsonSchema): object[] {
  const required = (ask['required'] ?? []) as readonly string[];
  return Object.entries(ask['properties'] ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function json(schema: JsonSchema): object {
  return { 'application/json': { schema } };
}

/** The JSON Schema of anything that is sent or answered, for the page to read. */
export function schemaOf(schema: GenericSchema): JsonSchema {
  return write(schema);
}
