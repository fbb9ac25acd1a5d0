import { type AdAstraEvent, DEEP, type Faction, NOTHING, ONE } from '@astrarium/ad-astra';
import { type Names, sentence } from '@astrarium/ad-astra/text';
import { at, type Logged } from '@astrarium/core';
import type { LogGroup, LogLine } from '../../../play/log/log-group.ts';
import type { Pointed } from '../play.ts';
import type { AdAstraSpoken } from '../use-ad-astra-text.ts';

type LogEntry = Logged<AdAstraEvent>;
type Group = LogGroup<Pointed>;

/** The log: the setup, then of each round the planning, every card and the end. A part that is over is put into words once. */
export function logGroups(log: readonly LogEntry[], text: AdAstraSpoken, names: Names): readonly Group[] {
  const groups: Group[] = [];
  const factions: Faction[] = [];
  let round = 0;
  let start = 0;
  for (let end = 1; end <= log.length; end += 1) {
    if (end < log.length && !begins(at(log, end).event, at(log, end - 1).event)) continue;
    const first = at(log, start);
    const entries = log.slice(start, end);
    for (const { event } of entries) if (event.kind === 'faction') factions[event.seat] = event.faction;
    if (first.event.kind === 'round') round = first.event.round;
    const title = (): string => titleOf(first.event, round, factions, text, names);
    groups.push(rememberedGroup(first, entries, start, text, names, title));
    start = end;
  }
  return groups;
}

/** Does another part of the round begin with this event? */
function begins(event: AdAstraEvent, before: AdAstraEvent): boolean {
  return event.kind === 'round' || event.kind === 'revealed' || event.kind === 'ended' || (isRoundEnd(event) && !isRoundEnd(before));
}

/** Discards at the hand limit, cards taken back, and that nothing has changed. */
function isRoundEnd({ kind, rule }: AdAstraEvent): boolean {
  return rule === 'B3.3' || kind === 'scoring-cards-back' || kind === 'idle';
}

function titleOf(event: AdAstraEvent, round: number, factions: readonly Faction[], text: AdAstraSpoken, names: Names): string {
  const words = text.words.adAstraTable.log;
  switch (event.kind) {
    case 'round':
      return words.planning(round);
    case 'revealed':
      return words.card(round, event.space + 1, text.named.fullCard(event.card, at(factions, event.seat)), names.seat(event.seat));
    case 'ended':
      return words.over;
    default:
      return isRoundEnd(event) ? words.end(round) : text.words.table.log.setup;
  }
}

interface Remembered {
  readonly length: number;
  readonly text: AdAstraSpoken;
  readonly group: Group;
}

/** By the first entry of the part: entries are never changed, and those undone are never met again. */
const REMEMBERED = new WeakMap<LogEntry, Remembered>();

function rememberedGroup(
  first: LogEntry,
  entries: readonly LogEntry[],
  key: number,
  text: AdAstraSpoken,
  names: Names,
  title: () => string,
): Group {
  const known = REMEMBERED.get(first);
  if (known !== undefined && known.length === entries.length && known.text === text) return known.group;
  const group = { key, title: title(), lines: gather(entries).map((events, line) => lineOf(events, line, text, names)) };
  REMEMBERED.set(first, { length: entries.length, text, group });
  return group;
}

/** Cards that come or go by one rule, one resource after the other, are told together. */
function gather(entries: readonly LogEntry[]): readonly (readonly AdAstraEvent[])[] {
  const lines: AdAstraEvent[][] = [];
  for (const { event } of entries) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line !== undefined && isCards(event) && first?.kind === event.kind && first.seat === event.seat && first.rule === event.rule)
      line.push(event);
    else lines.push([event]);
  }
  return lines;
}

type Cards = Extract<AdAstraEvent, { readonly kind: 'gained' | 'spent' }>;

function isCards(event: AdAstraEvent): event is Cards {
  return event.kind === 'gained' || event.kind === 'spent';
}

function lineOf(events: readonly AdAstraEvent[], key: number, text: AdAstraSpoken, names: Names): LogLine<Pointed> {
  const event = at(events, 0);
  const words = isCards(event) ? cardsWords(event, events.filter(isCards), text, names) : sentence(text.adAstra, event, names);
  return { key, words, rule: event.rule, quiet: QUIET.has(event.kind), at: placeOf(event) };
}

function cardsWords({ kind, seat }: Cards, events: readonly Cards[], { words, named }: AdAstraSpoken, names: Names): string {
  const cards = events.reduce((sum, { resource, amount }) => sum + amount * at(ONE, resource), NOTHING);
  const { takes, givesUp } = words.adAstraTable.log;
  return (kind === 'gained' ? takes : givesUp)(names.seat(seat), named.cards(cards));
}

const QUIET: ReadonlySet<AdAstraEvent['kind']> = new Set(['gained', 'spent', 'passed', 'hands-hidden', 'planned-card', 'artifact', 'saw']);

/** Where on the table it happened. */
export function placeOf(event: AdAstraEvent): Pointed | null {
  switch (event.kind) {
    case 'planned':
    case 'planned-card':
    case 'swapped':
    case 'revealed':
      return { space: event.space };
    case 'turned-up':
    case 'landed':
      return { place: event.place };
    case 'built':
      return event.place === null ? { system: DEEP } : { place: event.place };
    case 'flew':
      return { system: event.to };
    case 'peeked':
      return { system: event.system };
    case 'saw': {
      const [first] = event.planets;
      return first === undefined ? null : { place: first.place };
    }
    default:
      return 'seat' in event ? { seat: event.seat } : null;
  }
}

/** What is only paid for something else, or what the screen itself tells: spoken, it would be in the way. */
export function goesWithoutSaying({ kind, rule }: AdAstraEvent): boolean {
  if (kind === 'planned-card' || kind === 'hands-hidden') return true;
  return kind === 'spent' && (rule === 'B5.2' || rule === 'B6.2' || rule === 'B12.1');
}
