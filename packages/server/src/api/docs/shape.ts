import { escaped } from './html.ts';
import type { JsonSchema } from './json-schema.ts';

/** A line that is longer goes over several. */
const WIDTH = 76;

/** A JSON Schema in the short way that people write types: `{ seat: 0…9, bot?: string }`. In HTML, indented where it is long. */
export function shapeOf(one: JsonSchema, depth = 0): string {
  const { $ref: ref, anyOf: any, oneOf, type, properties, items, additionalProperties } = one as Keywords;
  if (ref !== undefined) {
    const name = ref.slice(ref.lastIndexOf('/') + 1);
    return `<a href="#${name}">${name}</a>`;
  }
  const anyOf = any ?? oneOf;
  if (anyOf !== undefined) {
    const parts = anyOf.map((part) => shapeOf(part, depth));
    return inLine(parts.join(' | '), depth) ?? parts.join(`\n${indent(depth)}| `);
  }
  if ('const' in one) return escaped(JSON.stringify(one['const']));
  if (Array.isArray(one['enum'])) return one['enum'].map((option) => escaped(JSON.stringify(option))).join(' | ');
  if (type === 'array') return `[${shapeOf(items ?? {}, depth)}, …]`;
  if (properties !== undefined) return fieldsOf(properties, (one['required'] ?? []) as readonly string[], depth);
  if (type === 'object') return `{ …: ${shapeOf(additionalProperties || {}, depth)} }`;
  return scalarOf(one);
}

interface Keywords {
  readonly $ref?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | false;
}

function fieldsOf(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[], depth: number): string {
  const fields = Object.entries(properties).map(
    ([name, part]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeOf(part, depth + 1)}`,
  );
  if (fields.length === 0) return '{}';
  return (
    inLine(`{ ${fields.join(', ')} }`, depth) ??
    `{\n${fields.map((field) => `${indent(depth + 1)}${field}`).join(',\n')}\n${indent(depth)}}`
  );
}

function scalarOf({ type = 'anything', minimum, maximum, maxLength, pattern }: JsonSchema): string {
  if (typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER) return `${String(minimum)}…${maximum}`;
  if (typeof pattern === 'string' && pattern.length < 40) return `/${escaped(pattern)}/`;
  return typeof maxLength === 'number' ? `${String(type)} ≤ ${maxLength}` : String(type);
}

/** The shape itself, if it has room on one line. */
function inLine(shape: string, depth: number): string | null {
  const letters = shape.replaceAll(/<[^>]*>/g, '').replaceAll(/&\w+;/g, '"').length;
  return shape.includes('\n') || letters > WIDTH - 2 * depth ? null : shape;
}

function indent(depth: number): string {
  return '  '.repeat(depth);
}
