import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { selfPlay } from '@astrarium/bots';
import { astraBots } from '@astrarium/bots/astra';
import {
  at,
  childSeed,
  type GameRecord,
  playsVersions,
  quickRandom,
  type Result,
  readRecord,
  readSeed,
  recordedResult,
  replay,
  Table,
  writeRecord,
} from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { type AstraEvent, astra, cardOf, MODIFIERS, type Modifier } from '../src/index.ts';

/**
 * Stored games that must replay for ever, event by event, by the rules they were played by. UPDATE_GOLDEN=1 makes those that are missing.
 * After a change of rules raise their version and keep what there is; after one of the cards, make them all anew.
 */
const FOLDER = new URL('./golden/', import.meta.url);

/** A game worth keeping: its options, how to know it, and the names at its seats. */
interface Kept {
  readonly file: string;
  readonly options: { readonly players: number; readonly modifiers?: readonly Modifier[] };
  readonly names: readonly string[];
  readonly fits: (result: Result, events: readonly AstraEvent[]) => boolean;
  /** The version of the rules, if it is what matters. */
  readonly rules?: number;
}

const NAMES = ['Robin', 'Matthew', 'Dorothy', 'Amandine', 'Antoine'];

const WAYS: readonly Kept[] = [2, 3, 4, 5].flatMap((players) =>
  ['end-by-first-player', 'end-by-other-player'].map((why) => ({
    file: `${players}-players-${why}`,
    options: { players },
    names: NAMES.slice(0, players),
    fits: (result) => result.why === why,
  })),
);

const margin = ({ seats }: Result): number => at(seats, 0).total - at(seats, 1).total;
const solo = (name: string, modifiers: readonly Modifier[], fits: Kept['fits']): Kept => ({
  file: `solo-${name}`,
  options: { players: 1, modifiers },
  names: ['Robin', 'Auptolemy'],
  fits,
});
const tells =
  (shows: (event: AstraEvent) => boolean): Kept['fits'] =>
  (_, events) =>
    events.some(shows);
const always = (): boolean => true;

/** What a game with each modifier must show for the modifier to have mattered; some matter from the start. */
const SHOWN: Readonly<Record<Modifier, Kept['fits']>> = {
  'large-water-removed': always,
  'no-head-start': always,
  'no-telescopes': tells((event) => event.kind === 'picked' && event.rule === 'A11.11' && fameOf(event) <= 3),
  'open-deck': tells((event) => event.kind === 'library' && event.place === 'top'),
  'endless-library': tells((event) => event.kind === 'reshuffled'),
  'rich-start': always,
  'head-start': always,
  'telescope-per-discovery': tells((event) => event.kind === 'gained' && event.rule === 'A11.15'),
  'scoring-card': always,
  'six-stardust': always,
  'hidden-right': tells((event) => event.kind === 'library' && event.place === 'right' && event.card === null),
  'small-cards-removed': always,
};

const SOLO: readonly Kept[] = [
  solo('win', [], ({ winners }) => winners.includes(0)),
  solo('loss-on-score', [], (result) => result.why !== 'library-empty' && margin(result) < 0),
  solo('tie', [], (result) => result.why !== 'library-empty' && margin(result) === 0),
  solo('loss-by-empty-deck', [], ({ why }) => why === 'library-empty'),
  { ...solo('rules-1-loss-after-game-end', [], emptyAfterGameEnd), rules: 1 },
  {
    ...solo(
      'rules-2-no-focus',
      [],
      tells(({ kind }) => kind === 'no-focus'),
    ),
    rules: 2,
  },
  ...(Object.keys(MODIFIERS) as Modifier[]).map((modifier) => solo(`modifier-${modifier}`, [modifier], SHOWN[modifier])),
];

const KEPT = [...WAYS, ...SOLO];

function emptyAfterGameEnd({ why }: Result, events: readonly AstraEvent[]): boolean {
  return why === 'library-empty' && events.some(({ kind }) => kind === 'end-triggered');
}

if (process.env.UPDATE_GOLDEN === '1') {
  for (const kept of KEPT.filter(({ file }) => !existsSync(new URL(`${file}.jsonl`, FOLDER)))) {
    const record = kept.options.players === 1 ? findSolo(kept) : findGame(kept);
    writeFileSync(new URL(`${kept.file}.jsonl`, FOLDER), writeRecord(record));
    writeFileSync(new URL(`${kept.file}.events.jsonl`, FOLDER), eventsOf(record));
  }
}

describe('golden records', () => {
  test('there is one for every number of players and every way to end, and for every solo modifier', () => {
    const files = readdirSync(FOLDER).toSorted();
    expect(files).toEqual(KEPT.flatMap(({ file }) => [`${file}.events.jsonl`, `${file}.jsonl`]).toSorted());
  });

  test.each(KEPT)('$file: replays to the same events and scores', ({ file, options, fits, rules }) => {
    const record = readRecord(readFileSync(new URL(`${file}.jsonl`, FOLDER), 'utf8'));
    expect(playsVersions(astra, record)).toBe(true);
    expect(record.rules).toBe(rules ?? record.rules);
    expect(record.options).toMatchObject(options);
    const events: AstraEvent[] = [];
    const { state } = replay(astra, record, record.decisions.length, (event) => events.push(event));
    const result = astra.result(state);
    if (result === undefined) throw new Error('not over');
    expect(recordedResult(result)).toEqual(record.result);
    expect(fits(result, events)).toBe(true);
    expect(eventsOf(record)).toBe(readFileSync(new URL(`${file}.events.jsonl`, FOLDER), 'utf8'));
  });
});

function fameOf({ card, box }: { readonly card: number; readonly box: number }): number {
  return at(cardOf(card).boons, box).amount;
}

function eventsOf(record: GameRecord): string {
  const lines: string[] = [];
  replay(astra, record, record.decisions.length, (event, only) => {
    lines.push(JSON.stringify(only === undefined ? event : { ...event, only }));
  });
  return `${lines.join('\n')}\n`;
}

/** A random game that ends this way. */
function findGame(kept: Kept): GameRecord {
  for (let seed = 0; ; seed += 1) {
    const table = Table.start(astra, { options: kept.options, seed: childSeed(readSeed('901d'), seed), names: kept.names });
    const below = quickRandom(seed);
    while (table.waitingFor().length > 0) {
      const seat = at(table.waitingFor(), 0);
      const legal = table.legal(seat);
      table.decide(seat, at(legal, below(legal.length)));
    }
    const result = table.result();
    if (result !== undefined && kept.fits(result, [])) return table.record();
  }
}

/** The game as it was at that version of the rules. */
function byRules(rules: number): typeof astra {
  return { ...astra, rulesVersion: rules, setup: (options, chance, tell) => astra.setup(options, chance, tell, rules) };
}

/** A game of a bot against Auptolemy, by turns a novice and an adept: the dice alone never win. */
function findSolo(kept: Kept): GameRecord {
  const bots = astraBots.filter(({ name }) => name !== 'random');
  for (let seed = 0; ; seed += 1) {
    const events: AstraEvent[] = [];
    const bot = at(bots, seed % bots.length);
    const { record, result } = selfPlay(kept.rules === undefined ? astra : byRules(kept.rules), {
      options: kept.options,
      seed: childSeed(readSeed('5010'), seed),
      bots: [bot],
      tell: (event) => events.push(event),
    });
    if (kept.fits(result, events)) return { ...record, seats: kept.names };
  }
}
