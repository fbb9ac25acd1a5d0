import { GAME_SCHEMAS } from '@astrarium/host/game-schemas';
import { GAME_FIELDS, GAME_NAMES, type GameName, NAMED_SCHEMAS } from '@astrarium/protocol';
import type { GenericSchema } from 'valibot';

/** A JSON Schema, as OpenAPI 3.1 has them. */
export type JsonSchema = { readonly [key: string]: unknown };

export interface SchemaWriter {
  readonly write: (schema: GenericSchema) => JsonSchema;
  /** By name, every named schema that was referred to. */
  readonly components: Record<string, JsonSchema>;
}

/**
 * Writes our schemas as JSON Schemas. Those that have a name are written once, and referred to by it. Where something is about one game, what
 * only the game knows is written for each game: an update is one of Astra or one of Ad Astra.
 */
export function jsonSchemaWriter(): SchemaWriter {
  const components: Record<string, JsonSchema> = {};
  const writerFor = (about?: GameName): Write => {
    const write: Write = (schema) => {
      const dependsOnGame = isAboutGame(schema);
      const name = nameOf(schema, dependsOnGame ? about : undefined);
      if (name === undefined) return unnamed(schema);
      if (!(name in components)) {
        // Held while it is written: it may refer to itself.
        components[name] = {};
        components[name] = unnamed(schema);
      }
      return { $ref: `#/components/schemas/${name}` };
    };
    const writeSlot = (game: GameName, slot: Slot): JsonSchema => {
      const schema = GAME_SCHEMAS[game]?.[slot];
      return schema === undefined ? {} : writerFor(game)(schema);
    };
    const unnamed = (schema: GenericSchema): JsonSchema => {
      const slot = SLOTS.get(schema);
      if (slot !== undefined) return forGames((game) => writeSlot(game, slot), about);
      if (about !== undefined && schema === GAME_FIELDS.game) return { const: about };
      if (about === undefined && isOfOneGame(schema)) return forGames((game) => writerFor(game)(schema));
      return plain(schema, write);
    };
    return write;
  };
  return { write: writerFor(), components };
}

type Slot = 'options' | 'chosenOptions' | 'view' | 'event';
const SLOTS = new Map<GenericSchema, Slot>([
  [GAME_FIELDS.gameOptions, 'options'],
  [GAME_FIELDS.chosenOptions, 'chosenOptions'],
  [GAME_FIELDS.gameView, 'view'],
  [GAME_FIELDS.gameEvent, 'event'],
]);

const GAME_NAMES_OF = new Map<GenericSchema, string>(
  GAME_NAMES.flatMap((game) => {
    const { options, chosenOptions, view, event } = GAME_SCHEMAS[game] ?? {};
    const named = [
      [options, 'Options'],
      [chosenOptions, 'ChosenOptions'],
      [view, 'View'],
      [event, 'Event'],
    ] as const;
    return named.flatMap(([schema, name]) => (schema === undefined ? [] : [[schema, `${prefixOf(game)}${name}`] as const]));
  }),
);

/** What the names of its schemas begin with: `AdAstra`. */
function prefixOf(game: GameName): string {
  return game.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function nameOf(schema: GenericSchema, game: GameName | undefined): string | undefined {
  const ofGame = GAME_NAMES_OF.get(schema);
  if (ofGame !== undefined) return ofGame;
  const name = NAMED_SCHEMAS.get(schema);
  return name === undefined || game === undefined ? name : `${prefixOf(game)}${name}`;
}

function forGames(write: (game: GameName) => JsonSchema, only?: GameName): JsonSchema {
  return only === undefined ? { oneOf: GAME_NAMES.map(write) } : write(only);
}

/** Does it say itself which game it is about? */
function isOfOneGame(schema: GenericSchema): boolean {
  const { entries } = schema as unknown as SchemaPart;
  return entries !== undefined && Object.values(entries).some((entry) => (entry as unknown) === GAME_FIELDS.game) && isAboutGame(schema);
}

/** Is there anything in it that only a game knows? */
function isAboutGame(schema: GenericSchema): boolean {
  const known = ABOUT_GAME.get(schema);
  if (known !== undefined) return known;
  const { entries, item, wrapped, value, options, pipe, type } = schema as unknown as SchemaPart;
  const parts = [
    ...Object.values(entries ?? {}),
    ...(pipe?.slice(0, 1).filter((part) => (part as unknown) !== schema) ?? []),
    ...(type === 'picklist' ? [] : ((options ?? []) as readonly SchemaPart[])),
    ...[item, wrapped, value].flatMap((part) => part ?? []),
  ];
  const is = SLOTS.has(schema) || parts.some((part) => isAboutGame(part as unknown as GenericSchema));
  ABOUT_GAME.set(schema, is);
  return is;
}

const ABOUT_GAME = new WeakMap<GenericSchema, boolean>();

/** The parts of a schema that there are, depending on its type. */
interface SchemaPart {
  readonly kind: string;
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaPart>>;
  readonly item?: SchemaPart;
  readonly wrapped?: SchemaPart;
  readonly value?: SchemaPart;
  readonly key?: string;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly requirement?: unknown;
  readonly pipe?: readonly SchemaPart[];
}

type Write = (schema: GenericSchema) => JsonSchema;

function plain(schema: GenericSchema, write: Write): JsonSchema {
  const part = schema as unknown as SchemaPart;
  const [first, ...actions] = part.pipe ?? [];
  if (first === undefined) return bare(part, write);
  const made = { ...bare(first, write) };
  for (const action of actions) Object.assign(made, constraint(action, made));
  return made;
}

function bare(part: SchemaPart, write: Write): JsonSchema {
  switch (part.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: part.type };
    case 'literal':
      return { const: part.literal };
    case 'picklist':
      return { type: typeof part.options?.[0], enum: part.options };
    case 'unknown':
      return {};
    case 'array':
      return { type: 'array', items: written(part.item, write) };
    case 'record':
      return { type: 'object', additionalProperties: written(part.value, write) };
    case 'nullable':
      return { anyOf: [written(part.wrapped, write), { type: 'null' }] };
    case 'exact_optional':
      return written(part.wrapped, write);
    case 'union':
      return { anyOf: (part.options as readonly SchemaPart[]).map((option) => written(option, write)) };
    case 'variant':
      return { oneOf: (part.options as readonly SchemaPart[]).map((option) => written(option, write)) };
    case 'strict_object':
      return object(part.entries ?? {}, write);
    default:
      throw new Error(`a schema of type ${part.type} can't be written as a JSON Schema yet`);
  }
}

function object(entries: Readonly<Record<string, SchemaPart>>, write: Write): JsonSchema {
  const fields = Object.entries(entries);
  const required = fields.flatMap(([field, { type }]) => (type === 'exact_optional' ? [] : [field]));
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([field, part]) => [field, written(part, write)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** What a step after the first adds. What changes the value, and what follows on it, says nothing about what is sent. */
function constraint({ type, requirement }: SchemaPart, made: JsonSchema): JsonSchema {
  const isList = made['type'] === 'array';
  switch (type) {
    case 'integer':
      return { type: 'integer' };
    case 'min_value':
      return made['type'] === 'string' ? {} : { minimum: requirement };
    case 'max_value':
      return made['type'] === 'string' ? {} : { maximum: requirement };
    case 'min_length':
      return isList ? { minItems: requirement } : { minLength: requirement };
    case 'max_length':
      return isList ? { maxItems: requirement } : { maxLength: requirement };
    case 'regex':
      return requirement instanceof RegExp ? { pattern: requirement.source } : {};
    case 'url':
      return { format: 'uri' };
    default:
      return {};
  }
}

function written(part: SchemaPart | undefined, write: Write): JsonSchema {
  if (part === undefined) throw new Error('a schema lacks a part');
  return write(part as unknown as GenericSchema);
}
