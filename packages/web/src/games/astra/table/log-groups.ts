import type { AstraEvent } from '@astrarium/astra';
import { type Names, sentence } from '@astrarium/astra/text';
import type { Logged } from '@astrarium/core';
import type { LogGroup, LogLine } from '../../../play/log/log-group.ts';
import type { AstraSpoken } from '../use-astra-text.ts';
import type { Pointed } from './play.ts';

type LogEntry = Logged<AstraEvent>;
type Group = LogGroup<Pointed>;

/** The log by turns, the setup first. A turn that is over is put into words once. */
export function logGroups(log: readonly LogEntry[], text: AstraSpoken, names: Names): readonly Group[] {
  const groups: Group[] = [];
  let start = 0;
  for (let end = 1; end <= log.length; end += 1) {
    if (end < log.length && log[end]?.event.kind !== 'turn') continue;
    const first = log[start];
    if (first !== undefined) groups.push(rememberedGroup(first, log.slice(start, end), start, text, names));
    start = end;
  }
  return groups;
}

interface Remembered {
  readonly length: number;
  readonly text: AstraSpoken;
  readonly group: Group;
}

/** By the first entry of the turn: entries are never changed, and those undone are never met again. */
const REMEMBERED = new WeakMap<LogEntry, Remembered>();

function rememberedGroup(first: LogEntry, entries: readonly LogEntry[], key: number, text: AstraSpoken, names: Names): Group {
  const known = REMEMBERED.get(first);
  if (known !== undefined && known.length === entries.length && known.text === text) return known.group;
  const words = text.words.table.log;
  const title = first.event.kind === 'turn' ? words.turn(first.event.round, names.seat(first.event.seat)) : words.setup;
  const told = gatherCosts(first.event.kind === 'turn' ? entries.slice(1) : entries);
  const group = { key, title, lines: told.map(({ event }, index) => lineOf(event, index, text, names)) };
  REMEMBERED.set(first, { length: entries.length, text, group });
  return group;
}

function lineOf(event: AstraEvent, key: number, { astra }: AstraSpoken, names: Names): LogLine<Pointed> {
  return { key, words: sentence(astra, event, names), rule: event.rule, quiet: QUIET.has(event.kind), at: placeOf(event) };
}

const QUIET: ReadonlySet<AstraEvent['kind']> = new Set(['gained', 'spent', 'reactivated', 'sphere', 'dealt']);

/** Each star of an Observe costs 1 Stardust (A5.4): one line at its end tells them together. */
function gatherCosts(entries: readonly LogEntry[]): readonly LogEntry[] {
  const told: LogEntry[] = [];
  let cost: LogEntry | undefined;
  const settle = (): void => {
    if (cost !== undefined) told.push(cost);
    cost = undefined;
  };
  for (const entry of entries) {
    const { event } = entry;
    if (isCost(event)) {
      const before = cost === undefined || !isCost(cost.event) ? 0 : cost.event.amount;
      cost = { ...entry, event: { ...event, amount: before + event.amount } };
      continue;
    }
    const goesOn = event.kind === 'marked' || (event.kind === 'gained' && event.what === 'wisdom');
    if (!goesOn) settle();
    told.push(entry);
  }
  settle();
  return told;
}

/** Is it what a marked star cost? */
export function isCost(event: AstraEvent): event is Extract<AstraEvent, { kind: 'spent' }> {
  return event.kind === 'spent' && event.rule === 'A5.4';
}

/** What the event is about, on the table. */
function placeOf(event: AstraEvent): Pointed | null {
  switch (event.kind) {
    case 'marked':
      return { card: event.card, star: event.star };
    case 'used':
    case 'reactivated':
      return { card: event.card, seat: event.seat };
    case 'discovered':
    case 'discarded':
      return event.seat === null ? { card: event.card } : { card: event.card, seat: event.seat };
    case 'picked':
      return { card: event.card, seat: event.seat };
    case 'dealt':
      return { card: event.card };
    case 'gained':
    case 'spent':
    case 'rested':
    case 'sealed':
      return { seat: event.seat };
    default:
      return null;
  }
}
