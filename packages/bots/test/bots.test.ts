import { type AstraView, astra, type Decision } from '@astrarium/astra';
import { at, BadInput, Chance, quickRandom, readRecord, readSeed, replay, witnessed, writeRecord } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { astraBots } from '../src/astra/bots.ts';
import { type Bot, botLuck, playOut, random, selfPlay } from '../src/index.ts';

const seed = readSeed('b07');
const randoms = (players: number): Bot<AstraView, Decision>[] => {
  const bots = astraBots.filter(({ name }) => name === random.name);
  return Array.from({ length: players }, () => at(bots, 0));
};

describe('random', () => {
  test('takes everything legal about as often, and never looks', () => {
    const below = quickRandom(1);
    const picks = [0, 0, 0, 0, 0];
    const look = (): never => {
      throw new Error('looked');
    };
    for (let i = 0; i < 10_000; i += 1) {
      const pick = random.choose(look, [0, 1, 2, 3, 4], below) as number;
      picks[pick] = at(picks, pick) + 1;
    }
    for (const count of picks) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('is the weakest bot of astra, under its name', () => {
    expect(at(astraBots, 0)).toBe(random);
    expect(random.name).toBe('random');
  });
});

describe('selfPlay', () => {
  test.each([2, 3, 4, 5])('gives the record, the end and the result of a whole game, %i players', (players) => {
    const played = selfPlay(astra, { options: { players }, seed, bots: randoms(players) });
    const record = readRecord(writeRecord(played.record));
    expect(record.decisions).toHaveLength(played.decisions);
    expect(record.seats).toEqual([1, 2, 3, 4, 5].slice(0, players).map((n) => `random ${n}`));
    const { state } = replay(astra, record);
    expect(state).toEqual(played.state);
    expect(astra.result(state)).toEqual(played.result);
    expect(record.result?.totals).toEqual(played.result.seats.map(({ total }) => total));
  });

  test('in a solo game one bot plays, and Auptolemy has its own name', () => {
    const played = selfPlay(astra, { options: { players: 1 }, seed, bots: randoms(1) });
    expect(played.record.seats).toEqual(['random 1', 'Auptolemy']);
    expect(replay(astra, readRecord(writeRecord(played.record))).state).toEqual(played.state);
    expect(() => selfPlay(astra, { options: { players: 1 }, seed, bots: randoms(2) })).toThrow('expected 1 bots, one for each seat');
  });

  test('everything follows from the seed', () => {
    const play = (text: string) => selfPlay(astra, { options: { players: 3 }, seed: readSeed(text), bots: randoms(3) });
    expect(play('1')).toEqual(play('1'));
    expect(play('1').record.decisions).not.toEqual(play('2').record.decisions);
  });

  test('the luck of the bots follows from the seed too', () => {
    const draws = (text: string): number[] => {
      const below = botLuck(readSeed(text));
      return Array.from({ length: 20 }, () => below(1000));
    };
    expect(draws('1')).toEqual(draws('1'));
    expect(draws('1')).not.toEqual(draws('2'));
  });

  test('shows every decision and every event to whoever watches', () => {
    const decided: string[] = [];
    const told: { event: { kind: string }; only?: number }[] = [];
    const played = selfPlay(astra, {
      options: { players: 3 },
      seed,
      bots: randoms(3),
      onDecision: (seat, decision) => decided.push(`${seat} ${astra.write(decision)}`),
      tell: (event, only) => told.push(only === undefined ? { event } : { event, only }),
    });
    expect(decided).toEqual(played.record.decisions.map(({ seat, do: text }) => `${seat} ${text}`));
    expect(told.at(-1)?.event.kind).toBe('ended');
    expect(witnessed(told, 1).filter(({ kind }) => kind === 'scoring-card')).toHaveLength(1);
  });

  test('a bot sees what its own seat may know, and only when it looks', () => {
    let looked = 0;
    const peeping: Bot<AstraView, Decision> = {
      name: 'peeping',
      choose(look, legal, below) {
        const view = look();
        looked += 1;
        expect(view.viewer).toBe(1);
        expect(view.scoring.map((card) => card !== null)).toEqual([false, true, false]);
        return at(legal, below(legal.length));
      },
    };
    let views = 0;
    const counting = {
      ...astra,
      view: (...wanted: Parameters<typeof astra.view>) => {
        views += 1;
        return astra.view(...wanted);
      },
    };
    const played = selfPlay(counting, { options: { players: 3 }, seed, bots: randoms(3).with(1, peeping) });
    expect(looked).toBe(played.record.decisions.filter(({ seat }) => seat === 1).length);
    expect(looked).toBeGreaterThan(10);
    expect(views).toBe(looked);
  });

  test('stops a bot that breaks the rules, and says by which', () => {
    const cheat: Bot<AstraView, Decision> = { name: 'cheat', choose: () => ({ do: 'buy' }) };
    expect(() => selfPlay(astra, { options: { players: 2, first: 0 }, seed, bots: [cheat, cheat] })).toThrow(
      'cheat 1 decided "buy", which rule A7.4 refuses (nothing-to-buy-now)',
    );
  });

  test('wants a bot for each seat', () => {
    expect(() => selfPlay(astra, { options: { players: 3 }, seed, bots: randoms(2) })).toThrow(BadInput);
  });
});

test('playOut goes on from any position, and changes that one only', () => {
  const { record, state: end } = selfPlay(astra, { options: { players: 4 }, seed, bots: randoms(4) });
  const { state, chance } = replay(astra, record, 50);
  const copy = astra.clone(state);
  const decisions = playOut(astra, copy, chance, randoms(4), quickRandom(9));
  expect(astra.waitingFor(copy)).toEqual([]);
  expect(decisions).toBeGreaterThan(10);
  expect(state).toEqual(replay(astra, record, 50).state);
  expect(copy).not.toEqual(end);

  const whole = new Chance(seed);
  const start = astra.setup(astra.options({ players: 4 }), whole);
  expect(playOut(astra, start, whole, randoms(4), botLuck(seed))).toBe(record.decisions.length);
  expect(start).toEqual(end);
});
