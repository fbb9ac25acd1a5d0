import { at, Chance, childSeed, quickRandom, readSeed, type Seat, type Told } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { type AdAstraEvent, type AdAstraState, adAstra, countOf, ITEMS, indexOf, ONE, SYSTEM_OF, sizeOf } from '../src/index.ts';

/** A random game with all it told, setup first; `visit` sees the state after each decision. */
function hear(players: number, seed: number, visit: (state: AdAstraState, told: readonly Told<AdAstraEvent>[]) => void): void {
  const chance = new Chance(childSeed(readSeed('ea5'), seed));
  const below = quickRandom(seed);
  const told: Told<AdAstraEvent>[] = [];
  const tell = (event: AdAstraEvent, only?: Seat): number => told.push(only === undefined ? { event } : { event, only });
  const state = adAstra.setup(adAstra.options({ players }), chance, tell);
  for (let n = 0; ; n += 1) {
    if (n % 7 === 0 || state.step === 'over') visit(state, told);
    const [seat] = adAstra.waitingFor(state);
    if (seat === undefined) return;
    const legal = adAstra.legal(state, seat);
    adAstra.apply(state, seat, at(legal, below(legal.length)), chance, tell);
  }
}

/** The table as somebody would have it who only listened. */
function retell(players: number, told: readonly Told<AdAstraEvent>[]) {
  const seats = Array.from({ length: players }, () => ({ score: 0, hand: 0, artifacts: 0, built: [0, 0, 0, 0] }));
  const heard = { seats, first: -1, round: 0, faceUp: new Map<number, number>(), spaces: new Map<number, string>(), used: 0 };
  for (const { event } of told) {
    switch (event.kind) {
      case 'gained':
        at(seats, event.seat).hand += event.amount * at(ONE, event.resource);
        break;
      case 'spent':
        at(seats, event.seat).hand -= event.amount * at(ONE, event.resource);
        break;
      case 'scored':
        at(seats, event.seat).score += event.points;
        break;
      case 'drew':
        at(seats, event.seat).artifacts += 1;
        break;
      case 'used':
        at(seats, event.seat).artifacts -= 1;
        heard.used |= 1 << event.artifact;
        break;
      case 'built': {
        const { built } = at(seats, event.seat);
        const item = ITEMS.indexOf(event.item);
        built[item] = at(built, item) + 1;
        // B6.3: a factory sends the colony's pawn back, but not at the setup.
        if (event.item === 'factory' && event.rule !== 'B2.1') built[1] = at(built, 1) - 1;
        break;
      }
      case 'turned-up':
        heard.faceUp.set(event.place, event.planet);
        break;
      case 'round':
        heard.round = event.round;
        heard.first = event.first;
        heard.spaces.clear();
        break;
      case 'first-player':
        heard.first = event.seat;
        break;
      case 'planned':
        heard.spaces.set(event.space, `${event.seat} ?`);
        break;
      case 'revealed':
        heard.spaces.set(event.space, `${event.seat} ${event.card}`);
        break;
      default:
    }
  }
  return heard;
}

describe.each([3, 4, 5])('%i players', (players) => {
  test('who only listens to the public events has everything public right', () => {
    for (let seed = 0; seed < 3; seed += 1) {
      hear(players, seed, (state, told) => {
        const heard = retell(
          players,
          told.filter(({ only }) => only === undefined),
        );
        const view = adAstra.view(state, 'spectator');
        expect(heard.first).toBe(view.first);
        expect(heard.round).toBe(view.round);
        expect(heard.used).toBe(view.artifacts.used);
        for (const [seat, { score, handSize, artifactCount, supply }] of view.seats.entries()) {
          const own = at(heard.seats, seat);
          expect([own.score, sizeOf(own.hand), own.artifacts]).toEqual([score, handSize, artifactCount]);
          expect(own.built.map((built) => 4 - built)).toEqual(supply);
          // Every card that comes or goes does so in the open: a perfect memory knows the hand.
          expect(own.hand).toBe(at(state.hands, seat));
        }
        for (let resource = 0; resource < 6; resource += 1) {
          const inHands = heard.seats.reduce((sum, { hand }) => sum + countOf(hand, resource), 0);
          expect(25 - inHands).toBe(countOf(view.bank, resource));
        }
        for (const [place, planet] of view.planets.entries()) {
          const up = (at(view.faceUp, at(SYSTEM_OF, place)) & (1 << indexOf(place))) !== 0;
          expect(heard.faceUp.get(place)).toBe(up ? planet : undefined);
        }
        for (const [space, { owner, card }] of view.spaces.entries()) {
          expect(heard.spaces.get(space)).toBe(owner < 0 ? undefined : `${owner} ${card ?? '?'}`);
        }
      });
    }
  });

  test('every event cites a rule, and only planned cards, planets seen and artifacts are told to one seat alone', () => {
    hear(players, 9, (state, told) => {
      if (state.step !== 'over') return;
      for (const { event, only } of told) {
        expect(event.rule).toMatch(/^B\d+\.\d+$/);
        const secret = ['planned-card', 'saw', 'artifact'].includes(event.kind);
        expect(only).toBe(secret && 'seat' in event ? event.seat : undefined);
      }
      expect(told.at(-1)?.event).toMatchObject({ kind: 'ended', result: adAstra.result(state) });
    });
  });
});
