import type { Result, Viewer } from '@astrarium/core';
import * as v from 'valibot';

/** What the schemas of both games are made of. */

export const number = v.pipe(v.number(), v.integer());
export const numbers = v.array(number);
export const seat = number;
export const viewer: v.GenericSchema<unknown, Viewer> = v.union([number, v.literal('spectator')]);

/** A final result, without the schema of the protocol, which would be described a second time. */
export const result: v.GenericSchema<unknown, Result> = v.strictObject({
  seats: v.array(
    v.strictObject({
      total: number,
      lines: v.array(v.strictObject({ name: v.string(), rule: v.string(), points: number })),
    }),
  ),
  winners: numbers,
  why: v.string(),
});

/** An event of this kind, with the rule it happened by. */
export function event<const Kind extends string, Fields extends v.ObjectEntries>(kind: Kind, fields: Fields) {
  return v.strictObject({ kind: v.literal(kind), rule: v.string(), ...fields });
}

/** One of all the words of a type: the compiler says which is missing. */
export function oneOf<Word extends string>(words: Readonly<Record<Word, true>>): v.GenericSchema<unknown, Word> {
  return v.picklist(Object.keys(words) as Word[]);
}
