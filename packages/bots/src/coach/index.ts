export { type Account, accountOf, type Balance, outcomeOf, type Turn, turnedByLuck, turningPoints } from './account.ts';
export type { Expectation } from './difference.ts';
export { type Step, type Weighed, weighRecord } from './weigh.ts';
