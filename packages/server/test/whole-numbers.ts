import { BadInput } from '@astrarium/core';

/** The arguments of a program, all of them whole numbers from 1 on, in the order of their names; what is left out is as given here. */
export function wholeNumbers<Name extends string>(
  known: Readonly<Record<Name, number>>,
  given: readonly string[] = process.argv.slice(2),
): Record<Name, number> {
  const names = Object.keys(known) as Name[];
  try {
    if (given.length > names.length) throw new BadInput('arguments', given.join(' '), `at most ${names.join(', ')}`);
    return Object.fromEntries(names.map((name, index) => [name, read(name, given[index]) ?? known[name]])) as Record<Name, number>;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

function read(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < 1) throw new BadInput(name, text, 'a whole number from 1 on');
  return number;
}
