import { at, Chance, childSeed, popcount, quickRandom, readSeed, type Seat, type Told } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { type AstraEvent, type AstraState, astra, cardOf, type Modifier } from '../src/index.ts';
import { NO_CARD } from '../src/state.ts';

interface Options {
  readonly players: number;
  readonly modifiers?: readonly Modifier[];
}

/** A random game with all it told, setup first; `visit` sees the state after each decision. */
function hear(options: Options, seed: number, visit: (state: AstraState, told: readonly Told<AstraEvent>[]) => void): void {
  const chance = new Chance(childSeed(readSeed('ea5'), seed));
  const below = quickRandom(seed);
  const told: Told<AstraEvent>[] = [];
  const tell = (event: AstraEvent, only?: Seat): number => told.push(only === undefined ? { event } : { event, only });
  const state = astra.setup(astra.options(options), chance, tell);
  for (;;) {
    visit(state, told);
    const seats = astra.waitingFor(state);
    if (seats.length === 0) return;
    const seat = at(seats, below(seats.length));
    const legal = astra.legal(state, seat);
    astra.apply(state, seat, at(legal, below(legal.length)), chance, tell);
  }
}

const START = { fame: 0, stardust: 8, telescope: 0, pouch: 5, wisdom: 0 };

/** What Auptolemy has at the start, by the modifiers that everybody knows (A11.2). */
function auptolemyAtStart(modifiers: readonly Modifier[]) {
  const fame = modifiers.includes('head-start') ? 20 : modifiers.includes('no-head-start') ? 0 : 12;
  return { ...START, fame, stardust: modifiers.includes('six-stardust') ? 6 : 5 };
}

/** The table as somebody would have it who only listened. */
function retell({ players, modifiers = [] }: Options, told: readonly Told<AstraEvent>[]) {
  const person = { ...START, stardust: modifiers.includes('rich-start') ? 10 : START.stardust };
  const journals = players === 1 ? [person, auptolemyAtStart(modifiers)] : Array.from({ length: players }, () => ({ ...START }));
  const library: Library = { left: null, right: null, top: null, discard: [] };
  const cards = new Map<number, string>();
  const stars = new Map<number, number>();
  let sphere = -1;
  for (const { event } of told) {
    if (event.kind === 'gained') at(journals, event.seat)[event.what] += event.amount;
    if (event.kind === 'spent') at(journals, event.seat)[event.what] -= event.amount;
    if (event.kind === 'dealt') cards.set(event.card, `slot ${event.slot}`);
    if (event.kind === 'dealt') stars.set(event.card, 0);
    if (event.kind === 'marked') stars.set(event.card, (stars.get(event.card) ?? 0) + 1);
    if (event.kind === 'discarded') cards.set(event.card, 'discard');
    if (event.kind === 'discovered' && event.seat !== null) cards.set(event.card, `active ${event.seat}`);
    if (event.kind === 'used') cards.set(event.card, `exhausted ${event.seat}`);
    if (event.kind === 'reactivated') cards.set(event.card, `active ${event.seat}`);
    if (event.kind === 'sphere') sphere = event.to;
    retellLibrary(library, event);
    if (event.kind === 'discarded' && event.rule === 'A2.2') sphere = cardOf(event.card).element;
  }
  return { journals, cards, stars, sphere, library };
}

interface Library {
  left: number | null;
  right: number | null;
  top: number | null;
  discard: number[];
}

function retellLibrary(library: Library, event: AstraEvent): void {
  if (event.kind === 'rolled') {
    library.discard.push(event.card);
    // Whatever lay open on top is drawn: as the card selected, or to replace it.
    library.top = null;
  }
  if (event.kind === 'library') library[event.place] = event.card;
  if (event.kind === 'reshuffled') library.discard = [];
}

const EASIER: readonly Modifier[] = ['large-water-removed', 'no-head-start', 'no-telescopes', 'open-deck', 'endless-library', 'rich-start'];
const HARDER: readonly Modifier[] = [
  'head-start',
  'telescope-per-discovery',
  'scoring-card',
  'six-stardust',
  'hidden-right',
  'small-cards-removed',
];

const GAMES: readonly [name: string, options: Options][] = [
  ['solo', { players: 1 }],
  ['solo, easier', { players: 1, modifiers: EASIER }],
  ['solo, harder', { players: 1, modifiers: HARDER }],
  ...[2, 3, 4, 5].map((players): [string, Options] => [`${players} players`, { players }]),
];

describe.each(GAMES)('%s', (_, options) => {
  test('who only listens to the public events has everything public right', () => {
    for (let seed = 0; seed < 3; seed += 1) {
      hear(options, seed, (state, told) => {
        const heard = retell(
          options,
          told.filter(({ only }) => only === undefined),
        );
        for (const [seat, journal] of state.journals.entries()) {
          const { fame, stardust, telescopes: telescope, pouch, wisdom } = journal;
          expect(heard.journals[seat]).toEqual({ fame, stardust, telescope, pouch, wisdom });
          for (const card of journal.active) expect(heard.cards.get(card)).toBe(`active ${seat}`);
          for (const card of journal.exhausted) expect(heard.cards.get(card)).toBe(`exhausted ${seat}`);
        }
        for (const [slot, card] of state.slots.entries()) {
          if (card === NO_CARD) continue;
          expect(heard.cards.get(card)).toBe(`slot ${slot}`);
          expect(heard.stars.get(card)).toBe(popcount(state.marked[slot] ?? 0));
        }
        for (const card of state.discard) expect(heard.cards.get(card)).toBe('discard');
        expect(heard.sphere).toBe(state.sphere);
        const { automa } = astra.view(state, 'spectator');
        if (automa === null) return;
        const { left, right, top, discard } = automa;
        expect(heard.library).toEqual({ left, right, top, discard });
      });
    }
  });

  test('every event cites a rule, and only a Final Scoring card is told to one seat alone', () => {
    hear(options, 9, (state, told) => {
      if (state.frames.length > 0) return;
      for (const { event, only } of told) {
        expect(event.rule).toMatch(/^A\d+\.\d+$/);
        expect(only !== undefined).toBe(event.kind === 'scoring-card');
      }
      const holders = options.players === 1 ? [0] : state.scoring.map((_card, seat) => seat);
      expect(told.filter(({ only }) => only !== undefined).map(({ only }) => only)).toEqual(holders);
      expect(told.at(-1)?.event).toMatchObject({ kind: 'ended', result: astra.result(state) });
    });
  });
});

test('no public event names a sealed pick before it is opened, or a Final Scoring card before the end', () => {
  let sealed = 0;
  for (let seed = 0; seed < 20; seed += 1) {
    hear({ players: 4 }, seed, (state, told) => {
      const last = told.at(-1);
      if (last?.event.kind === 'sealed') {
        sealed += 1;
        expect(Object.keys(last.event).toSorted()).toEqual(['kind', 'rule', 'seat']);
      }
      if (state.frames.length > 0) {
        const open = told.filter(({ only }) => only === undefined);
        expect(open.some(({ event }) => 'scoring' in event)).toBe(false);
      }
    });
  }
  expect(sealed).toBeGreaterThan(5);
});

test('no event tells a face-down card of the Library before it is selected', () => {
  for (let seed = 0; seed < 10; seed += 1) {
    hear({ players: 1, modifiers: HARDER }, seed, (state, told) => {
      const right = state.automa?.library[1] ?? NO_CARD;
      const named = told.some(({ event }) => event.kind === 'library' && event.place === 'right' && event.card !== null);
      expect(named).toBe(false);
      expect(told.some(({ event }) => event.kind === 'rolled' && event.card === right)).toBe(false);
    });
  }
});
