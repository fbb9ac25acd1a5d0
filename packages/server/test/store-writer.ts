import { writeSync } from 'node:fs';
import { openStore } from '../src/store/open.ts';
import { aDecision, aTable } from './a-table-to-store.ts';

/**
 * A program that plays on at many tables at once and says what the store acknowledged, until it is killed. First it says what it found:
 * `found TABLE NUMBER` for each table, then `kept TABLE NUMBER` again and again. Asked by SIGTERM, it closes the store and ends.
 */
const [where = '', worker = ''] = process.argv.slice(2);
const store = await openStore(where.includes('://') ? { databaseUrl: where } : { dataDir: where, worker });
const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());

const ids = Array.from({ length: 20 }, (_, i) => `table-${i}`);
// All is found before anything is added: whoever kills it counts what was added.
const found = await Promise.all(ids.map(find));
await Promise.all(ids.map((id, i) => playOn(id, found[i] ?? 0)));
await store.close();

/** How many entries the table has; a new one has none. */
async function find(id: string): Promise<number> {
  const table = await store.loadTable(id);
  if (table === undefined) await store.createTable(aTable(id));
  const entries = table?.entries ?? [];
  if (entries.some(({ number }, i) => number !== i + 1)) say(`broken ${id} 0`);
  say(`found ${id} ${entries.length}`);
  return entries.length;
}

async function playOn(id: string, entries: number): Promise<void> {
  for (let number = entries + 1; !stop.signal.aborted; number += 1) {
    say(`${await store.append(id, aDecision(number))} ${id} ${number}`);
  }
}

/** At once: what is said has left the process, however it ends. */
function say(line: string): void {
  writeSync(1, `${line}\n`);
}
