export { retell } from './retell.ts';
export { stepWords } from './step-words.ts';
export { stepsOf } from './steps.ts';
