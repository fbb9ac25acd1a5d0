import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { adAstra } from '@astrarium/ad-astra';
import { astra, CARDS } from '@astrarium/astra';
import { at, Table } from '@astrarium/core';
import { describe, expect, it } from 'vitest';

/**
 * Recomputes deals as a stranger would, from docs/record-format.md alone: nothing of the engine's own chance is used, and every constant comes
 * from the document. Only then the outcome is held against the document's example, and against the engine.
 */

const text = readFileSync(new URL('../../../docs/record-format.md', import.meta.url), 'utf8');
const [dealPart = '{}', astraPart = '{}', adAstraPart = '{}'] = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => json);

interface DealExample {
  readonly table: string;
  readonly serverSeed: string;
  readonly seal: string;
  readonly values: readonly string[];
  readonly hashes: readonly string[];
  readonly seed: string;
}

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

const deal = JSON.parse(dealPart) as DealExample;
const inAstra = JSON.parse(astraPart) as AstraExample;
const inAdAstra = JSON.parse(adAstraPart) as AdAstraExample;

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const QUARTER_ROUNDS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

function rounds(input: readonly number[]): number[] {
  const w = [...input];
  const turn = (word: number, bits: number): number => ((word << bits) | (word >>> (32 - bits))) >>> 0;
  for (let round = 0; round < 10; round += 1) {
    for (const [a = 0, b = 0, c = 0, d = 0] of QUARTER_ROUNDS) {
      for (const [x, y, z, bits] of [
        [a, b, d, 16],
        [c, d, b, 12],
        [a, b, d, 8],
        [c, d, b, 7],
      ] as const) {
        w[x] = (at(w, x) + at(w, y)) >>> 0;
        w[z] = turn((at(w, z) ^ at(w, x)) >>> 0, bits);
      }
    }
  }
  return w;
}

function streamKey(seed: string, name: string): number[] {
  const words = Array.from({ length: 8 }, (_, i) => Number.parseInt(seed.slice(8 * i, 8 * i + 8), 16));
  const padded = Buffer.alloc(16);
  padded.write(name, 'ascii');
  const out = rounds([...CONSTANTS, ...words, ...[0, 4, 8, 12].map((byte) => padded.readUInt32LE(byte))]);
  return [...out.slice(0, 4), ...out.slice(12)];
}

function stream(seed: string, name: string) {
  const key = streamKey(seed, name);
  let n = 0;
  const number = (): number => {
    const input = [...CONSTANTS, ...key, Math.floor(n / 16), 0, 0, 0];
    const word = (at(rounds(input), n % 16) + at(input, n % 16)) >>> 0;
    n += 1;
    return word >>> 1;
  };
  const draw = (k: number): number => {
    const most = 2 ** 31 - 1;
    for (;;) {
      const drawn = number();
      if (drawn < most - (most % k)) return drawn % k;
    }
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const order = [...list];
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = draw(i + 1);
      [order[i], order[j]] = [at(order, j), at(order, i)];
    }
    return order;
  };
  return { number, draw, shuffled };
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

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
