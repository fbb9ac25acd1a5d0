import { type HttpName, type LiveName, OPERATIONS, roomAnswer } from '@astrarium/protocol';
import * as v from 'valibot';

/** By what tests ask them: their address by HTTP, and their name over a live connection. */
const ANSWERS = new Map<HttpName | LiveName, v.GenericSchema>();
for (const [name, operation] of Object.entries(OPERATIONS)) {
  const { answer } = operation;
  if ('http' in operation) ANSWERS.set(operation.http, answer === 'room' ? roomAnswer : answer);
  if ('live' in operation) ANSWERS.set(name as LiveName, answer === 'room' ? v.strictObject({}) : answer);
}

/** Throws unless the server answered what its description promises. The server itself does not look: that would cost every request. */
export function checkAnswer(name: HttpName | LiveName, answer: unknown): void {
  const schema = ANSWERS.get(name);
  if (schema === undefined) throw new Error(`${name} has no schema for its answer`);
  const issues = issuesOf(schema, answer);
  if (issues.length > 0) throw new Error(`${name} answered otherwise than described: ${issues.join('; ')}`);
}

export function issuesOf(schema: v.GenericSchema, given: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, given);
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}
