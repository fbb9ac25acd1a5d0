import { PHASES, type Phase } from '@astrarium/protocol';
import type { OldTable } from '../store/table-removal.ts';
import type { Tables } from './tables.ts';

/** For how many days things are kept. */
export interface Keep {
  /** Tables at which nobody has sat down, and nothing was changed or said. */
  readonly empty: number;
  /** Other tables whose game is not over, and where nothing was changed or said. */
  readonly unfinished: number;
  /** Tables whose game is over, after its end. */
  readonly finished: number;
  /** Links and lines of chat, after they were made; all go with their table. */
  readonly links: number;
  readonly chat: number;
}

export const USUAL_KEEP: Keep = { empty: 2, unfinished: 90, finished: 730, links: 365, chat: 365 };

const DAY = 24 * 60 * 60 * 1000;
/** For so many days nothing is made under the id of a removed table, and whoever asks for it is told that it was there. */
const GONE = 30;
/** Tables of a phase, and rows of each other kind, that are seen to at once. */
const TABLES_AT_ONCE = 50;
const ROWS_AT_ONCE = 500;

/** Returns what removes some of what its time is up for, and says whether there may be more. */
export function tableRetention(tables: Tables, keep: Keep): () => Promise<boolean> {
  const { store } = tables;
  /** How far the tables of each phase have been looked at: those that are old and in use are not to be looked at over and over. */
  const places = new Map<Phase, OldTable>();

  async function removeOld(phase: Phase, now: number): Promise<boolean> {
    const after = places.get(phase);
    const before = now - DAY * shortestOf(phase, keep);
    const found = await store.oldTables({ phase, before, limit: TABLES_AT_ONCE, ...(after && { after }) });
    for (const table of found) if (isTimeUp(table, phase, keep, now)) await tables.remove(table.id, { changed: table.changed });
    const last = found.length < TABLES_AT_ONCE ? undefined : found.at(-1);
    if (last === undefined) places.delete(phase);
    else places.set(phase, last);
    return last !== undefined;
  }

  return async () => {
    const now = tables.now();
    const before = { links: now - DAY * keep.links, chat: now - DAY * keep.chat, gone: now - DAY * GONE };
    let more = await store.sweep(before, ROWS_AT_ONCE);
    for (const phase of PHASES) more = (await removeOld(phase, now)) || more;
    return more;
  };
}

function shortestOf(phase: Phase, { empty, unfinished, finished }: Keep): number {
  if (phase === 'finished') return finished;
  return phase === 'running' ? unfinished : Math.min(empty, unfinished);
}

function isTimeUp({ changed, talked, taken }: OldTable, phase: Phase, { empty, unfinished }: Keep, now: number): boolean {
  if (phase === 'finished') return true;
  const days = phase === 'waiting' && !taken ? Math.min(empty, unfinished) : unfinished;
  return Math.max(changed, talked ?? changed) <= now - DAY * days;
}
