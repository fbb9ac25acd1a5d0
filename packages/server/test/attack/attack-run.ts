import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { wholeNumbers } from '../whole-numbers.ts';
import { attackTest, BARS, missed, type Row } from './attack.ts';
import { ATTACKS, NOTHING } from './attacks.ts';
import { startAttacked } from './target.ts';

/**
 * `npm run attack`: everything that somebody at one address might do to fell the server, or to be in others' way, while others play; each
 * with its figure. Argument: for how many seconds each goes on. `--only NAME`: none but this one, as often as it is given. `--folder FOLDER`:
 * where the games are kept, in place of the folder for temporary files.
 */
const { values, positionals } = parseArgs({
  options: { only: { type: 'string', multiple: true }, folder: { type: 'string', default: tmpdir() } },
  allowPositionals: true,
});
const { seconds } = wholeNumbers({ seconds: 4 }, positionals);
const { only } = values;
const unknown = only?.find((name) => !ATTACKS.some((attack) => attack.name === name));
if (unknown !== undefined) {
  console.error(`There is no attack named "${unknown}".`);
  process.exit(2);
}
const chosen = ATTACKS.filter(({ name }) => only?.includes(name) ?? true);

const folder = mkdtempSync(path.join(values.folder, 'astrarium-attack-'));
try {
  const games = path.join(folder, 'games');
  // To make the database takes memory that nobody needs again.
  await (await startAttacked(games)).stop();
  const options = { folder: games, time: seconds * 1000, rest: 5000, tell };
  console.log(`${'attack'.padEnd(40)} | ${'others'.padEnd(66)} | ${'memory of the server'.padEnd(32)} | verdict`);
  const rows = await attackTest([NOTHING, ...chosen], options);
  const bad = rows.filter((row) => missed(row, true).length > 0);
  const most = Math.max(...rows.map(({ memory, grown }) => memory + grown));
  console.log(
    `\n${rows.length - bad.length} held, ${bad.length} did not: p99 of others below ${BARS.p99} ms, memory below +${BARS.memory} MB`,
  );
  if (bad[0]?.attack === NOTHING)
    console.log('Without any attack others wait too long: this machine has too much else to do for times to mean anything.');
  console.log(`memory over all of them: ${Math.round(rows[0]?.memory ?? 0)} MB at first, ${Math.round(most)} MB at most`);
  if (bad.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function tell(row: Row): void {
  const { attack, figure, decisions, p50, p99, p99After, memory, grown, kept } = row;
  const problems = missed(row, true);
  const times = `${decisions} decisions, p50 ${ms(p50)}, p99 ${ms(p99)}, then ${ms(p99After)}`;
  const megabytes = `${Math.round(memory)} MB, at most ${signed(grown)}, then ${signed(kept)}`;
  console.log(
    `${attack.name.padEnd(40)} | ${times.padEnd(66)} | ${megabytes.padEnd(32)} | ${problems.length === 0 ? 'held' : `MISSED: ${problems.join('; ')}`}`,
  );
  console.log(`    ${attack.tries}: ${figure}`);
}

function ms(time: number): string {
  return Number.isFinite(time) ? `${time.toFixed(1)} ms` : 'nobody answered';
}

function signed(megabytes: number): string {
  return `${megabytes < 0 ? '−' : '+'}${Math.abs(Math.round(megabytes))}`;
}
