import { LIVE_FRAME, OPERATIONS, type OperationName, problemAnswer, roomAnswer } from '@astrarium/protocol';
import type { GenericSchema } from 'valibot';
import { ACCESS } from '../access.ts';
import type { Described } from '../operations/operation.ts';
import { SERVED } from '../operations/operations.ts';
import { WATCH } from '../websocket/watch.ts';
import { type JsonSchema, jsonSchemaWriter } from './json-schema.ts';
import { LIVE_RULES } from './live-rules.ts';

/** Requests that are not about tables. What is for whoever runs the server is elsewhere: see `operator.ts`. */
export const OTHER_ROUTES = {
  'GET /health': { id: 'health', summary: 'Is the server alive, and can it keep anything? 503 if not', type: 'application/json' },
  'GET /api/openapi.json': { id: 'openapi', summary: 'This description', type: 'application/json' },
  'GET /api/docs': { id: 'docs', summary: 'This description, to read', type: 'text/html' },
  'GET /api/docs.css': { id: 'docsStyle', summary: 'How it looks', type: 'text/css' },
} as const;

export const INTRODUCTION =
  'Play Astra and Ad Astra with a program of your own. Who you are at a table is said by its tokens: `Authorization: Bearer TOKEN`, or the cookie a browser gets. Every failed request answers { problem: { code, detail } }. A small bot that plays a whole game is in examples/bot.mjs.';

/** An operation with everything that the description says of it, whichever way it can be asked. */
export interface DescribedOperation extends Described {
  readonly name: OperationName;
  /** Who may ask. */
  readonly who: string;
  readonly http: { readonly method: string; readonly path: string; readonly status: 200 | 201; readonly answer: JsonSchema } | undefined;
  readonly live: { readonly answer: JsonSchema } | undefined;
  readonly isOpen: boolean;
  readonly request: JsonSchema;
}

export interface ApiDescription {
  readonly operations: readonly DescribedOperation[];
  /** The schemas that they refer to, by name. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly problem: JsonSchema;
  readonly frame: JsonSchema;
}

/** The API described, from the very schemas that check what comes in. */
export function describeApi(): ApiDescription {
  const { write, components } = jsonSchemaWriter();
  const operations = (Object.keys(OPERATIONS) as OperationName[]).map((name) => describe(name, write));
  const [problem, frame] = [write(problemAnswer), write(LIVE_FRAME)];
  return { operations, schemas: components, problem, frame };
}

function describe(name: OperationName, write: (schema: GenericSchema) => JsonSchema): DescribedOperation {
  const operation = OPERATIONS[name];
  const served = name === 'watch' ? { ...WATCH, who: 'visitor' as const } : SERVED[name];
  const { summary, detail, who } = served;
  const isOpen = who === 'anybody';
  const { request, answer } = operation;
  const [method = '', path = ''] = 'http' in operation ? operation.http.replace(':id', '{id}').split(' ') : [];
  const status = 'creates' in served && served.creates ? 201 : 200;
  return {
    name,
    summary,
    detail,
    isOpen,
    who: isOpen ? 'For anybody.' : ACCESS[who].words,
    request: write(request),
    http: path === '' ? undefined : { method, path, status, answer: write(answer === 'room' ? roomAnswer : answer) },
    live: 'live' in operation ? { answer: answer === 'room' ? { type: 'object' } : write(answer) } : undefined,
  };
}

/** The same as an OpenAPI document. */
export function openApi(api: ApiDescription): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Astrarium', version: '1', description: INTRODUCTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    security: [],
    paths: paths(api),
    components: {
      schemas: api.schemas,
      responses: {
        Problem: { description: 'Why not', content: json(api.problem) },
        TooMany: {
          description: 'Too much was asked: come again when `Retry-After` says',
          headers: { 'Retry-After': { description: 'In how many seconds', schema: { type: 'integer', minimum: 1, maximum: 3600 } } },
          content: json(api.problem),
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'astrarium' },
      },
    },
  };
}

function paths(api: ApiDescription): object {
  const all: Record<string, Record<string, unknown>> = {};
  const add = (method: string, path: string, one: object): void => {
    all[path] = { ...all[path], [method.toLowerCase()]: one };
  };
  for (const operation of api.operations)
    if (operation.http !== undefined) add(operation.http.method, operation.http.path, route(operation));
  for (const [name, { id, summary, type }] of Object.entries(OTHER_ROUTES)) {
    const [method = '', path = ''] = name.split(' ');
    add(method, path, {
      operationId: id,
      summary,
      responses: { 200: { description: summary, content: { [type]: {} } }, '4XX': PROBLEM_RESPONSE },
    });
  }
  return { ...all, '/api/tables/{id}/live': live(api) };
}

const PROBLEM_RESPONSE = { $ref: '#/components/responses/Problem' };
const TABLE_PARAMETER = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The table',
  schema: { type: 'string', pattern: '^[\\w-]{16}$' },
};

function route({ name, summary, detail, who, isOpen, request, http }: DescribedOperation): object {
  const isQuery = http?.method === 'GET';
  const parameters = [...(http?.path.includes('{id}') === true ? [TABLE_PARAMETER] : []), ...(isQuery ? queryParameters(request) : [])];
  return {
    operationId: name,
    summary,
    description: `${detail} ${who}`,
    ...(parameters.length > 0 && { parameters }),
    ...(!isQuery && { requestBody: { required: true, content: json(request) } }),
    // What a public table shows everybody, nobody need show a token for.
    ...(!isOpen && { security: [{ bearer: [] }, { cookie: [] }, {}] }),
    responses: {
      [http?.status ?? 200]: { description: 'Done', content: json(http?.answer ?? {}) },
      429: { $ref: '#/components/responses/TooMany' },
      '4XX': PROBLEM_RESPONSE,
      default: PROBLEM_RESPONSE,
    },
  };
}

/** OpenAPI knows no WebSocket: it is no operation, and its messages are in an extension of its own. */
function live({ operations, frame }: ApiDescription): object {
  const requests = operations.flatMap(({ name, summary, detail, who, request, live: way }) =>
    way === undefined ? [] : [[name, { summary, description: `${detail} ${who}`, ask: request, answer: way.answer }] as const],
  );
  return {
    summary: 'Play live',
    description: LIVE_RULES.join('\n\n'),
    parameters: [TABLE_PARAMETER],
    'x-live': { frame, requests: Object.fromEntries(requests) },
  };
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
