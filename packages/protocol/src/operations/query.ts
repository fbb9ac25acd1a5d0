import * as v from 'valibot';

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** After a question mark everything is text. */
const written = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'expected a whole number'), v.transform(Number));

/** The schema of a request for what stands after a question mark: where it expects a number, a number that is written out. */
export function querySchema<T>(request: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  const entries = 'entries' in request ? (request.entries as Entries) : {};
  const fields = Object.entries(entries).map(([name, field]) => [name, queryField(field)] as const);
  return v.strictObject(Object.fromEntries(fields)) as unknown as v.GenericSchema<unknown, T>;
}

function queryField(field: v.GenericSchema): v.GenericSchema {
  if (field.type === 'exact_optional' && 'wrapped' in field) return v.exactOptional(queryField(field.wrapped as v.GenericSchema));
  if (field.type === 'union' && 'options' in field) return v.union((field.options as readonly v.GenericSchema[]).map(queryField));
  return field.type === 'number' ? v.pipe(written, field as v.GenericSchema<number, number>) : field;
}
