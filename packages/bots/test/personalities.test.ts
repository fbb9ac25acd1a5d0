import { type AdAstraEvent, actionOf, adAstra } from '@astrarium/ad-astra';
import { type AstraEvent, astra } from '@astrarium/astra';
import { at, childSeed, readSeed, type Seat } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { adAstraPersonalities } from '../src/ad-astra/personalities.ts';
import { astraPersonalities } from '../src/astra/personalities.ts';
import { type Bot, selfPlay } from '../src/index.ts';

type Count = (figure: string, seat: Seat, amount?: number) => void;

/** Who of the four has most of each figure, over some games in which they change seats, now in one order and now in the other. */
function leaders(play: (game: number, who: (seat: Seat) => number, count: Count) => void, games: number): Record<string, number> {
  const figures = new Map<string, number[]>();
  for (let game = 0; game < games; game += 1) {
    const who = (seat: Seat): number => ((game % 2 === 0 ? seat : 3 - seat) + Math.floor(game / 2)) % 4;
    play(game, who, (figure, seat, amount = 1) => {
      const sums = figures.get(figure) ?? [0, 0, 0, 0];
      figures.set(figure, sums);
      sums[who(seat)] = at(sums, who(seat)) + amount;
    });
  }
  return Object.fromEntries(Array.from(figures, ([figure, sums]) => [figure, sums.indexOf(Math.max(...sums))]));
}

const seated = <View, Decision>(four: readonly Bot<View, Decision>[], who: (seat: Seat) => number): Bot<View, Decision>[] =>
  [0, 1, 2, 3].map((seat) => at(four, who(seat)));

describe('personalities differ in what they do', () => {
  test('Astra: the Collector has the cards, the Miser the Stardust, the Meddler the Boons; the Sprinter keeps nothing back', () => {
    const [collector, miser, meddler, sprinter] = [0, 1, 2, 3];
    const led = leaders((game, who, count) => {
      const tell = (event: AstraEvent): void => {
        if (event.kind === 'discovered' && event.seat !== null) count('cards', event.seat);
        if (event.kind === 'picked' && event.seat !== null) count('boons', event.seat);
      };
      const { state } = selfPlay(astra, {
        options: { players: 4 },
        seed: childSeed(readSeed('c4a'), game),
        bots: seated(astraPersonalities, who),
        tell,
      });
      for (const [seat, { stardust }] of state.journals.entries()) {
        count('stardust', seat, stardust);
        count('little stardust', seat, -stardust);
      }
    }, 16);
    expect(led).toEqual({ cards: collector, boons: meddler, stardust: miser, 'little stardust': sprinter });
  });

  test('Ad Astra: each leads in what it is named for', () => {
    const [settler, merchant, explorer, builder] = [0, 1, 2, 3];
    const led = leaders((game, who, count) => {
      const tell = (event: AdAstraEvent): void => {
        if (event.kind === 'built') count(event.item, event.seat);
        if (event.kind === 'revealed') count(actionOf(event.card), event.seat);
      };
      selfPlay(adAstra, {
        options: { players: 4 },
        seed: childSeed(readSeed('c4a'), game),
        bots: seated(adAstraPersonalities, who),
        tell,
      });
    }, 40);
    expect(led).toMatchObject({ factory: settler, trade: merchant, starship: explorer, movement: explorer, build: builder });
  });
});
