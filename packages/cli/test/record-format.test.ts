import { createHash, createHmac } from 'node:crypto';
import { adAstra } from '@astrarium/ad-astra';
import { astra, CARDS } from '@astrarium/astra';
import { at, Table } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import { deal, exampleUnder, stream, streamKey, upTo } from './plain-chance.ts';

/**
 * Recomputes deals as a stranger would, from docs/record-format.md alone: nothing of the engine's own chance is used, and every constant comes
 * from the document. Only then the outcome is held against the document's example, and against the engine.
 */

interface AstraExample {
  readonly options: { readonly players: number; readonly first: 'random' };
  readonly cards: string;
  readonly deckKey: string;
  readonly deckNumbers: readonly number[];
  readonly first: number;
  readonly deck: string;
  readonly scoring: readonly number[];
}

interface AdAstraExample {
  readonly options: { readonly players: number; readonly galaxy: 'even' | 'uneven' };
  readonly sizes: readonly number[];
  readonly planets: string;
  readonly factions: readonly number[];
  readonly artifacts: readonly number[];
  readonly first: number;
  readonly homes: readonly number[];
}

const inAstra = exampleUnder("Astra's cards from that seed") as AstraExample;
const inAdAstra = exampleUnder("Ad Astra's setup from that seed") as AdAstraExample;

describe('docs/record-format.md', () => {
  it('tells how the seed of a deal follows from its parts', () => {
    const hash = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
    expect(hash(deal.serverSeed)).toBe(deal.seal);
    expect(deal.values.map((value) => value && hash(value))).toEqual(deal.hashes);
    const message = `astrarium:${deal.table}:${deal.values.join(':')}`;
    expect(createHmac('sha256', Buffer.from(deal.serverSeed, 'hex')).update(message).digest('hex')).toBe(deal.seed);
  });

  it('tells the order of Astra’s cards from the seed', () => {
    const { options } = inAstra;
    expect(streamKey(deal.seed, 'deck').map((word) => word.toString(16).padStart(8, '0'))).toEqual(inAstra.deckKey.split(' '));
    const numbers = stream(deal.seed, 'deck');
    expect(upTo(4).map(() => numbers.number())).toEqual(inAstra.deckNumbers);
    const deck = stream(deal.seed, 'deck').shuffled(inAstra.cards.split(' '));
    const first = stream(deal.seed, 'first').draw(options.players);
    const scoring = stream(deal.seed, 'scoring').shuffled(upTo(6)).slice(0, options.players);
    expect({ deck: deck.join(' '), first, scoring }).toEqual({ deck: inAstra.deck, first: inAstra.first, scoring: inAstra.scoring });

    const { state } = Table.start(astra, { options, seed: deal.seed }).takeSnapshot();
    expect(state.deck.map((card) => at(CARDS, card).code)).toEqual(deck);
    expect([state.first, state.scoring]).toEqual([first, scoring]);
  });

  it('tells the setup of Ad Astra from the seed', () => {
    const { options, ...example } = inAdAstra;
    expect(setupOf(deal.seed, options)).toEqual(example);
    for (const players of [3, 4, 5]) {
      for (const galaxy of ['even', 'uneven'] as const) {
        const told = setupOf(deal.seed, { players, galaxy });
        const { state } = Table.start(adAstra, { options: { players, galaxy }, seed: deal.seed }).takeSnapshot();
        const { sizes, factions, artifacts, first } = state;
        expect({ sizes, factions, artifacts, first }).toEqual({
          sizes: told.sizes,
          factions: told.factions,
          artifacts: told.artifacts,
          first: told.first,
        });
        const lying = [SOL, ...upTo(8)].flatMap((system) => upTo(at(sizes, system)).map((i) => at(state.planets, 7 * system + i)));
        expect(lying.map((kind) => 'WFEXYZA'[kind]).join('')).toBe(told.planets);
        // In turn order each player settles on the next home of Sol.
        const events = Table.start(adAstra, { options: { players, galaxy }, seed: deal.seed }).log('spectator');
        const homes = events.flatMap(({ event }) => (event.kind === 'built' && event.place !== null ? [event.place - 7 * SOL] : []));
        expect(homes).toEqual(told.homes);
      }
    }
  });
});

const SOL = 8;

function setupOf(seed: string, { players, galaxy }: AdAstraExample['options']): Omit<AdAstraExample, 'options'> {
  const even = Math.floor((43 - players) / 8);
  const [least, most] = galaxy === 'even' ? [even, even + 1] : [3, 7];
  const sizes = Array.from({ length: 8 }, () => least);
  const sized = stream(seed, 'galaxy');
  for (let rest = 43 - players - 8 * least; rest > 0; ) {
    const system = sized.draw(8);
    if (at(sizes, system) === most) continue;
    sizes[system] = at(sizes, system) + 1;
    rest -= 1;
  }
  const dealt = stream(seed, 'planets');
  const kinds = dealt.shuffled('WWWWWWFFFFFFEEEEEEEEXXXXXXYYYYYYZZZZZZAAAAA'.split(''));
  for (let i = 0; i < players; i += 1) {
    while (kinds[i] === 'A') {
      const other = players + dealt.draw(43 - players);
      [kinds[i], kinds[other]] = [at(kinds, other), 'A'];
    }
  }
  return {
    sizes: [...sizes, players],
    planets: kinds.join(''),
    factions: stream(seed, 'factions').shuffled(upTo(5)).slice(0, players),
    artifacts: stream(seed, 'artifacts').shuffled(upTo(11)),
    first: stream(seed, 'first').draw(players),
    homes: stream(seed, 'sol').shuffled(upTo(players)),
  };
}
