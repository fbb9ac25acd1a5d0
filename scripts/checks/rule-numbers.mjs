import { readFileSync } from 'node:fs';
import { ROOT } from '../lib/install.mjs';

/** The rulebooks whose every number must be shown by a test, in all their languages. */
const RULEBOOKS = [
  { game: 'astra', files: ['docs/rules/astra.en.md', 'docs/rules/astra.fr.md'] },
  { game: 'ad-astra', files: ['docs/rules/ad-astra.en.md', 'docs/rules/ad-astra.fr.md'] },
];

/** What is wrong with the numbers: rulebooks that differ, and rules that no test names. `titles` are the tests that were run. */
export function ruleNumberProblems(titles, rulebooks = RULEBOOKS) {
  const tested = new Set(titles.flatMap((title) => title.match(/\b[AB]\d+\.\d+\b/g) ?? []));
  return rulebooks.flatMap(({ game, files }) => {
    const [first, ...others] = files.map((file) => ({ file, numbers: numbersIn(readFileSync(`${ROOT}${file}`, 'utf8')) }));
    const differing = others.flatMap(({ file, numbers }) => [
      ...first.numbers.filter((number) => !numbers.includes(number)).map((number) => `${file} lacks rule ${number}`),
      ...numbers.filter((number) => !first.numbers.includes(number)).map((number) => `${first.file} lacks rule ${number}`),
    ]);
    const untested = first.numbers.filter((number) => !tested.has(number)).map((number) => `${game}: no test names rule ${number}`);
    return [...differing, ...untested];
  });
}

/** The numbers a rulebook defines, `**A5.2**` at the start of a line each. */
function numbersIn(text) {
  return [...text.matchAll(/^\*\*([AB]\d+\.\d+)\*\* /gm)].map((match) => match[1]);
}
