export { type Account, accountOf, type Balance, type CoachTurn, outcomeOf, turnedByLuck, turningPoints } from './account.ts';
export type { Expectation } from './difference.ts';
export { type Weighed, type WeighingProgress, weighRecord } from './weigh.ts';
