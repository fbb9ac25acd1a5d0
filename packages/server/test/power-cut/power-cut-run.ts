import { wholeNumbers } from '../whole-numbers.ts';
import { powerCutTest } from './power-cut.ts';

/** `npm run power-cut`: as the test, with many more cuts. Arguments: how many, the seed, and how many decisions before and after a restart. */
const { lost, doubled, problems, unlike, ...report } = await powerCutTest(wholeNumbers({ cuts: 50, seed: 1, decisions: 1000 }));
console.log(report, `${lost.length} lost, ${doubled.length} doubled`);
for (const problem of [...lost, ...doubled, ...problems, ...unlike]) console.log(problem);
if (lost.length + doubled.length + problems.length + unlike.length > 0 || report.lostUnsynced === 0) process.exitCode = 1;
