import type { GenericSchema } from 'valibot';

/** A JSON Schema, as OpenAPI 3.1 has them. */
export type JsonSchema = { readonly [key: string]: unknown };

/** Writes our schemas as JSON Schemas. Those that have a name are written once, and referred to by it. */
export function jsonSchemaWriter(names: ReadonlyMap<GenericSchema, string>): (schema: GenericSchema) => JsonSchema {
  const write = (schema: GenericSchema): JsonSchema => {
    const name = names.get(schema);
    return name === undefined ? plain(schema, write) : { $ref: `#/components/schemas/${name}` };
  };
  return write;
}

/** The named schemas themselves. */
export function namedSchemas(names: ReadonlyMap<GenericSchema, string>): Record<string, JsonSchema> {
  const write = jsonSchemaWriter(names);
  return Object.fromEntries([...names].map(([schema, name]) => [name, plain(schema, write)]));
}

/** The parts of a schema that there are, depending on its type. */
interface Part {
  readonly kind: string;
  readonly type: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly wrapped?: Part;
  readonly value?: Part;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly requirement?: unknown;
  readonly pipe?: readonly Part[];
}

type Write = (schema: GenericSchema) => JsonSchema;

function plain(schema: GenericSchema, write: Write): JsonSchema {
  const part = schema as unknown as Part;
  const [first, ...actions] = part.pipe ?? [];
  if (first === undefined) return bare(part, write);
  const made = { ...written(first, write) };
  for (const action of actions) Object.assign(made, constraint(action, made));
  return made;
}

function bare(part: Part, write: Write): JsonSchema {
  switch (part.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: part.type };
    case 'literal':
      return { const: part.literal };
    case 'picklist':
      return { enum: part.options };
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
    case 'variant':
      return { anyOf: (part.options as readonly Part[]).map((option) => written(option, write)) };
    case 'strict_object':
      return object(part.entries ?? {}, write);
    default:
      throw new Error(`a schema of type ${part.type} can't be written as a JSON Schema yet`);
  }
}

function object(entries: Readonly<Record<string, Part>>, write: Write): JsonSchema {
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
function constraint({ type, requirement }: Part, made: JsonSchema): JsonSchema {
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

function written(part: Part | undefined, write: Write): JsonSchema {
  if (part === undefined) throw new Error('a schema lacks a part');
  return write(part as unknown as GenericSchema);
}
