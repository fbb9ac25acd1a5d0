import { adAstra } from '@astrarium/ad-astra';
import { type AstraState, astra, CARDS } from '@astrarium/astra';
import { at, childSeed, quickRandom, Table } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import { deal, exampleUnder, stream, streamKey, upTo } from './plain-chance.ts';
import { inSolo, type Piles, type Stream, type Streams, soloDeal, soloEpoch } from './plain-deal.ts';

/** As record-format.test.ts: recomputes the solo deal and epochs from docs/record-format.md alone, then holds them against the engine. */

interface EpochExample {
  readonly change: number;
  readonly epoch: string;
  readonly astra: { readonly deck: string };
  readonly solo: { readonly removed: string; readonly deck: string; readonly library: string; readonly scoring: readonly number[] };
  readonly adAstra: { readonly planets: string; readonly artifacts: readonly number[] };
}

const example = exampleUnder('An epoch of that game') as EpochExample;
const inAstra = exampleUnder("Astra's cards from that seed") as { readonly options: object; readonly deck: string };
const inAdAstra = exampleUnder("Ad Astra's setup from that seed") as {
  readonly options: object;
  readonly planets: string;
  readonly artifacts: readonly number[];
};

const epochSeed = (seed: string, change: number): string =>
  streamKey(seed, `epoch ${change}`)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');

function streamsOf(seed: string): Streams {
  const begun = new Map<string, Stream>();
  return (name) => {
    const known = begun.get(name) ?? stream(seed, name);
    begun.set(name, known);
    return known;
  };
}

const codes = (ids: readonly number[]): string[] => ids.map((card) => at(CARDS, card).code);

/** What lies unseen where, as whoever follows the game knows. */
function pilesOf({ deck, drawn, automa, scoring }: AstraState): Piles {
  if (automa === null) throw new Error('nobody plays alone here');
  const top = automa.modifiers.includes('open-deck') ? 1 : 0;
  return {
    removed: codes(automa.removed),
    deck: codes(deck.slice(drawn)),
    library: codes(automa.deck.slice(automa.drawn + top)),
    right: automa.modifiers.includes('hidden-right') ? codes([automa.library[1]]) : [],
    scoring,
  };
}

describe('docs/record-format.md', () => {
  it('tells how Astra is dealt where one plays alone', () => {
    expect(inSolo.kinds).toBe(CARDS.map(({ element, stars }) => `${'FAWE'[element]}${stars.length}`).join(' '));
    const { deck, removed, library, scoring } = soloDeal(streamsOf(deal.seed), inSolo.options.modifiers);
    expect({ deck: deck.join(' '), removed: removed.join(' '), library: library.join(' '), scoring }).toEqual({
      deck: inSolo.deck,
      removed: inSolo.removed,
      library: inSolo.library,
      scoring: inSolo.scoring,
    });
    for (const modifiers of [[], ['small-cards-removed', 'scoring-card'], ['large-water-removed', 'open-deck']]) {
      for (const seed of upTo(40).map((n) => childSeed(deal.seed, n))) {
        const { state } = Table.start(astra, { options: { players: 1, modifiers }, seed }).takeSnapshot();
        const told = soloDeal(streamsOf(seed), modifiers);
        expect(codes(state.deck)).toEqual(told.deck);
        expect([state.gameEndAt, state.first]).toEqual([17, 0]);
        expect(codes(state.automa?.removed ?? [])).toEqual(told.removed);
        expect(codes(state.automa?.deck ?? [])).toEqual(told.library);
        expect(codes(state.automa?.library ?? [])).toEqual(told.library.slice(0, 2));
        expect(state.scoring).toEqual(told.scoring);
      }
    }
  });

  it('tells the seed of an epoch, and what it deals anew before the first decision', () => {
    const seed = epochSeed(deal.seed, example.change);
    expect(seed).toBe(example.epoch);

    const deck = inAstra.deck.split(' ');
    const renewed = [...deck.slice(0, 5), ...stream(seed, 'redeal').shuffled(deck.slice(5))];
    expect(renewed.join(' ')).toBe(example.astra.deck);
    const three = Table.start(astra, { options: inAstra.options, seed: deal.seed }).fork(0, seed).takeSnapshot().state;
    expect(codes(three.deck)).toEqual(renewed);

    const dealt = soloDeal(streamsOf(deal.seed), inSolo.options.modifiers);
    const { modifiers } = inSolo.options;
    const solo = soloEpoch(streamsOf(seed), modifiers, { ...dealt, deck: dealt.deck.slice(4), library: dealt.library.slice(2), right: [] });
    expect({ removed: solo.removed.join(' '), deck: solo.deck.join(' '), library: solo.library.join(' '), scoring: solo.scoring }).toEqual(
      example.solo,
    );

    const planets = inAdAstra.planets.slice(0, 3) + stream(seed, 'planets').shuffled(inAdAstra.planets.slice(3).split('')).join('');
    const artifacts = stream(seed, 'artifacts').shuffled(inAdAstra.artifacts);
    expect({ planets, artifacts }).toEqual(example.adAstra);
    const { state } = Table.start(adAstra, { options: inAdAstra.options, seed: deal.seed }).fork(0, seed).takeSnapshot();
    const lying = [8, ...upTo(8)].flatMap((system) => upTo(at(state.sizes, system)).map((i) => at(state.planets, 7 * system + i)));
    expect(lying.map((kind) => 'WFEXYZA'[kind]).join('')).toBe(planets);
    expect(state.artifacts).toEqual(artifacts);
  });

  it('tells what an epoch in the middle of a solo game deals anew, also after Auptolemy’s deck was made anew', () => {
    const met = new Set<string>();
    for (const modifiers of [
      [],
      ['hidden-right', 'small-cards-removed'],
      ['endless-library', 'hidden-right', 'small-cards-removed'],
      ['endless-library', 'open-deck', 'small-cards-removed'],
    ]) {
      for (let game = 0; game < 20; game += 1) {
        const table = Table.start(astra, { options: { players: 1, modifiers }, seed: childSeed(deal.seed, game) });
        const below = quickRandom(game);
        let madeAnew = false;
        while (table.waitingFor().length > 0) {
          const legal = table.legal(0);
          // Who marks as little as may be gives Auptolemy the time to use up its deck.
          const answer = table.decide(
            0,
            legal.find(({ do: kind }) => kind === 'stop' || kind === 'done') ?? at(legal, below(legal.length)),
          );
          madeAnew ||= answer.kind === 'done' && answer.events.some(({ event }) => event.kind === 'reshuffled');
          if (table.waitingFor().length === 0 || below(12) > 0) continue;
          const seed = childSeed(deal.seed, 1000 + table.version);
          const { state: before } = table.takeSnapshot();
          const { automa } = before;
          const fromAnew = madeAnew ? (automa?.deck.includes(automa.library[1]) ?? false) : undefined;
          met.add(`${fromAnew}`);
          const told = soloEpoch(streamsOf(seed), modifiers, pilesOf(before), fromAnew);
          expect(pilesOf(table.fork(table.version, seed).takeSnapshot().state)).toEqual(told);
        }
      }
    }
    expect([...met].toSorted()).toEqual(['false', 'true', 'undefined']);
  });

  it('tells what an epoch in the middle of a game of Ad Astra deals anew', () => {
    const table = Table.start(adAstra, { options: { players: 4 }, seed: deal.seed });
    const below = quickRandom(1);
    for (let n = 0; table.waitingFor().length > 0; n += 1) {
      const seat = at(table.waitingFor(), 0);
      const legal = table.legal(seat);
      table.decide(seat, at(legal, below(legal.length)));
      if (n % 20 !== 0 || table.waitingFor().length === 0) continue;
      const seed = childSeed(deal.seed, n);
      const { state: before } = table.takeSnapshot();
      const seen = new Set(upTo(4).flatMap((eyes) => upTo(63).filter((place) => table.view(eyes).planets[place] !== null)));
      const unseen = upTo(63).filter((place) => !seen.has(place));
      const kinds = stream(seed, 'planets').shuffled(unseen.map((place) => at(before.planets, place)));
      const planets = before.planets.map((kind, place) => (unseen.includes(place) ? at(kinds, unseen.indexOf(place)) : kind));
      const artifacts = [
        ...before.artifacts.slice(0, before.drawn),
        ...stream(seed, 'artifacts').shuffled(before.artifacts.slice(before.drawn)),
      ];
      const { state } = table.fork(table.version, seed).takeSnapshot();
      expect({ planets: state.planets, artifacts: state.artifacts }).toEqual({ planets, artifacts });
    }
  });
});
