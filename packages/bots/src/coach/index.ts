export { type Account, accountOf, type Balance, type Turn, turningPoints } from './account.ts';
export { type Expectation, type Step, type Weighed, weighRecord } from './weigh.ts';
