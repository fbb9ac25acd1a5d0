import { at, Chance, childSeed, quickRandom, readSeed, type Seat, type Told } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { type AstraEvent, type AstraState, astra, cardOf } from '../src/index.ts';
import { count, NO_CARD } from '../src/state.ts';

/** A random game with all it told, setup first; `visit` sees the state after each decision. */
function hear(players: number, seed: number, visit: (state: AstraState, told: readonly Told<AstraEvent>[]) => void): void {
  const chance = new Chance(childSeed(readSeed('ea5'), seed));
  const below = quickRandom(seed);
  const told: Told<AstraEvent>[] = [];
  const tell = (event: AstraEvent, only?: Seat): number => told.push(only === undefined ? { event } : { event, only });
  const state = astra.setup(astra.options({ players }), chance, tell);
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

/** The table as somebody would have it who only listened. */
function retell(players: number, told: readonly Told<AstraEvent>[]) {
  const journals = Array.from({ length: players }, () => ({ ...START }));
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
    if (event.kind === 'discarded' && event.rule === 'A2.2') sphere = cardOf(event.card).element;
  }
  return { journals, cards, stars, sphere };
}

describe.each([2, 3, 4, 5])('%i players', (players) => {
  test('who only listens to the public events has everything public right', () => {
    for (let seed = 0; seed < 3; seed += 1) {
      hear(players, seed, (state, told) => {
        const heard = retell(
          players,
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
          expect(heard.stars.get(card)).toBe(count(state.marked[slot] ?? 0));
        }
        for (const card of state.discard) expect(heard.cards.get(card)).toBe('discard');
        expect(heard.sphere).toBe(state.sphere);
      });
    }
  });

  test('every event cites a rule, and only a Final Scoring card is told to one seat alone', () => {
    hear(players, 9, (state, told) => {
      if (state.frames.length > 0) return;
      for (const { event, only } of told) {
        expect(event.rule).toMatch(/^A\d+\.\d+$/);
        expect(only !== undefined).toBe(event.kind === 'scoring-card');
      }
      expect(told.filter(({ only }) => only !== undefined).map(({ only }) => only)).toEqual(state.scoring.map((_, seat) => seat));
      expect(told.at(-1)?.event).toMatchObject({ kind: 'ended', result: astra.result(state) });
    });
  });
});

test('no public event names a sealed pick before it is opened, or a Final Scoring card before the end', () => {
  let sealed = 0;
  for (let seed = 0; seed < 20; seed += 1) {
    hear(4, seed, (state, told) => {
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
