import { BadInput } from '@astrarium/core';
import * as v from 'valibot';

/** What came in, if it fits the schema; else `BadInput` with the field, what it held and what would be right. */
export function check<T>(schema: v.GenericSchema<unknown, T>, given: unknown, whole = 'message'): T {
  const { success, output, issues } = v.safeParse(schema, given, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  throw new BadInput(v.getDotPath(issue) ?? whole, issue.input, expectedBy(issue));
}

function expectedBy({ type, expected, message, requirement }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected !== 'never' && expected !== 'Object') return 'this field';
  if (message.startsWith('expected ')) return message.slice('expected '.length);
  if (expected === 'never') return 'no such field';
  return expected ?? `what is allowed here (${String(requirement)})`;
}
