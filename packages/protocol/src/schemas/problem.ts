import * as v from 'valibot';
import { PROBLEM_STATUS, type Problem, type ProblemCode } from '../problem.ts';

/** What every failed request answers. */
export const problemAnswer: v.GenericSchema<unknown, { readonly problem: Problem }> = v.strictObject({
  problem: v.strictObject({
    code: v.picklist(Object.keys(PROBLEM_STATUS) as ProblemCode[]),
    detail: v.string(),
    wait: v.exactOptional(v.number()),
  }),
});
