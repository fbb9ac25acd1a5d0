import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { spills, strayStars } from './checks.ts';
import { engrave, figureCodes, loadFigure } from './figure.ts';
import { atlasPage, kitPicture, look, sheets } from './look.ts';
import { Pen } from './pen.ts';
import { Plate } from './plate.ts';
import { print } from './print.ts';
import { drawSpecimen } from './specimen.ts';
import { fileOf, textOf } from './store.ts';

const HELP = `npm run figures [-- CODES…]            draw all figures, or these, into packages/web/src/games/astra/engravings
npm run figures -- --look CODES…       draw these and make a picture of each: whole, at card size, in both dresses
npm run figures -- --look leo --at 700,200,300   only the square of 300 whose upper left corner is at 700,200
npm run figures -- --sheet [CODES…]    make contact sheets: night, day, and blind (no stars); of all also the atlas page docs/images/figures.png
npm run figures -- --kit               make a picture of what the kit offers`;

// The program is bundled into node_modules/.cache/astrarium.
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<void> {
  const known = figureCodes(ROOT);
  const at = args.includes('--at') ? args[args.indexOf('--at') + 1] : undefined;
  const named = args.filter((arg) => !arg.startsWith('--') && arg !== at);
  const problem = problemWith(args, named, at, known);
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  if (args.includes('--kit')) {
    const plate = new Plate(new Map());
    drawSpecimen(new Pen(plate));
    for (const file of await kitPicture(ROOT, print(plate))) console.log(file);
    return;
  }
  const codes = named.length > 0 ? named : known;
  for (const code of codes) await drawOne(code);
  if (args.includes('--look')) for (const file of await look(ROOT, codes, at)) console.log(file);
  if (args.includes('--sheet')) for (const file of await sheets(ROOT, codes)) console.log(file);
  if (args.includes('--sheet') && named.length === 0) for (const file of await atlasPage(ROOT, codes)) console.log(file);
}

function problemWith(
  args: readonly string[],
  named: readonly string[],
  at: string | undefined,
  known: readonly string[],
): string | undefined {
  const strange = args.find((arg) => arg.startsWith('--') && !['--look', '--sheet', '--at', '--kit'].includes(arg));
  if (strange !== undefined) return `There is no ${strange}.\n${HELP}`;
  if (args.includes('--at') && !/^-?\d+,-?\d+,\d+$/.test(at ?? '')) return `--at ${at ?? ''}: write left,top,size, as in --at 700,200,300`;
  const unknown = named.filter((code) => !known.includes(code));
  return unknown.length > 0 ? `No figure ${unknown.join(', ')}; there are ${known.join(', ')}.` : undefined;
}

async function drawOne(code: string): Promise<void> {
  const start = process.hrtime.bigint();
  const plate = await engrave(code);
  const text = textOf(print(plate));
  const file = fileOf(ROOT, code);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const took = Number(process.hrtime.bigint() - start) / 1e6;
  const size = gzipSync(readFileSync(file), { level: 9 }).length;
  console.log(`${code}  ${plate.strokes.length} strokes  ${(size / 1000).toFixed(1)} KB gzip  ${took.toFixed(0)} ms`);
  for (const stray of strayStars(code, plate)) console.log(`  ${stray}`);
  for (const edge of spills(plate, await loadFigure(code))) console.log(`  goes over the ${edge} edge`);
}
