import { adAstra } from '@astrarium/ad-astra';
import { astra } from '@astrarium/astra';
import { type AnyGame, at, type Below, type GameRecord, quickRandom, type Result, readSeed, Table } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { adAstraBots } from '../src/ad-astra/bots.ts';
import { astraBots } from '../src/astra/bots.ts';
import { accountOf, turnedByLuck, turningPoints } from '../src/coach/account.ts';
import { type Difference, type Expectation, whatAllShow } from '../src/coach/difference.ts';
import { type Weighed, weighRecord } from '../src/coach/weigh.ts';
import { type AnyBot, type AnyThinker, isThinker, type SearchSession, selfPlay } from '../src/index.ts';

const EXACT = { win: 0, lead: 0 };

/** A thinker that values each decision by itself, however it is asked. */
function valuing(value: (view: unknown, decision: unknown, luck: Below) => Expectation, error: Expectation = EXACT): AnyThinker {
  const think: SearchSession<unknown, unknown>['think'] = (view, legal, below) => {
    const options = legal
      .map((decision) => ({ decision, ...value(view, decision, below), error, attention: 1 }))
      .toSorted((a, b) => b.win - a.win || b.lead - a.lead);
    return { decision: at(options, 0).decision, options, sure: 1, gain: 0, iterations: 1 };
  };
  return { name: 'valuing', iterations: 1, choose: (_look, legal) => at(legal, 0), openSession: () => ({ think }), compare: think };
}

/** Likes each decision for its letters alone, and is sure of it. */
const likesLetters = valuing((view, decision) => {
  expect(view).toHaveProperty('viewer');
  return { win: liking(decision), lead: 0 };
});

function liking(decision: unknown): number {
  const letters = JSON.stringify(decision);
  return (Array.from(letters, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % 97) / 97;
}

/** What a coach that thinks so finds in the game. */
function weighedBy(thinker: AnyThinker, game: AnyGame, record: GameRecord): Weighed[] {
  return [...weighRecord(game, record, thinker, budget)].flatMap((step) => step.weighed ?? []);
}

function masterOf(game: AnyGame): AnyThinker {
  const bots: readonly AnyBot[] = game.name === astra.name ? astraBots : adAstraBots;
  const master = bots.find(({ name }) => name === 'master');
  if (master === undefined || !isThinker(master)) throw new Error('there is no Master of this game');
  return master;
}

const budget = () => ({ iterations: 10 });

describe('a game is weighed decision by decision', () => {
  const bots = astraBots.filter(({ name }) => name === 'novice');
  const { record } = selfPlay(astra, { options: { players: 2 }, seed: readSeed('c0ac4'), bots: [at(bots, 0), at(bots, 0)] });
  const steps = [...weighRecord(astra as AnyGame, record, likesLetters, budget)];
  const weighed = steps.flatMap((step) => step.weighed ?? []);

  test('every one of them, and a forced one costs no thought', () => {
    expect(steps.map(({ looked }) => looked)).toEqual(record.decisions.map((_, version) => version + 1));
    expect(weighed.length).toBeGreaterThan(40);
    expect(weighed.length).toBeLessThan(steps.length);
  });

  test('what was decided is told with what would have been better, as the seat saw it', () => {
    for (const { version, seat, decision, before, lost, better } of weighed) {
      expect(record.decisions[version]).toEqual({ seat, do: decision });
      expect(before.win - lost.win).toBeCloseTo(liking(astra.read(decision)));
      expect(better === null).toBe(lost.win === 0);
      if (better !== null) expect(liking(astra.read(better.decision))).toBeCloseTo(before.win);
      if (better !== null) expect(better.view).toMatchObject({ viewer: seat });
    }
    expect(weighed.some(({ better }) => better === null)).toBe(true);
    expect(weighed.some(({ better }) => better !== null)).toBe(true);
  });

  test('chance goes on by the epochs of the record', () => {
    const table = Table.open(astra, record).fork(30, readSeed('e90c4'));
    const below = quickRandom(5);
    for (let waiting = table.waitingFor(); waiting.length > 0; waiting = table.waitingFor()) {
      const legal = table.legal(at(waiting, 0));
      table.decide(at(waiting, 0), at(legal, below(legal.length)));
    }
    const weighing = weighRecord(astra as AnyGame, table.record(), likesLetters, budget);
    expect([...weighing].at(-1)?.looked).toBe(table.version);
  });

  test('whatever was not thought worth a look among all is looked at beside the best', () => {
    const oneOnly: AnyThinker = {
      ...likesLetters,
      openSession: () => ({
        think(view, legal, below, thinks) {
          const thought = likesLetters.openSession().think(view, legal, below, thinks);
          return { ...thought, options: thought.options.slice(0, 1) };
        },
      }),
    };
    expect(weighedBy(oneOnly, astra as AnyGame, record)).toEqual(weighed);
    const never: AnyThinker = { ...oneOnly, compare: (...asked) => oneOnly.openSession().think(...asked) };
    expect(weighedBy(never, astra as AnyGame, record).every(({ lost }) => lost.win === 0)).toBe(true);
  });

  test('it counts what was drawn and turned up on the way', () => {
    const draws = weighed.map((one) => one.draws);
    expect(draws[0]).toBe(0);
    expect(draws).toEqual(draws.toSorted((a, b) => a - b));
    expect(draws.at(-1)).toBeGreaterThan(10);
    expect(new Set(draws).size).toBeLessThan(weighed.length);
  });

  test('Ad Astra too, where several decide for a while', () => {
    const below = quickRandom(4);
    const any = { name: 'any', choose: (_: unknown, legal: readonly unknown[]) => at(legal, below(legal.length)) };
    const played = selfPlay(adAstra, { options: { players: 3 }, seed: readSeed('c0ac4'), bots: [any, any, any] as never });
    let count = 0;
    for (const { weighed: one } of weighRecord(adAstra as AnyGame, played.record, likesLetters, budget)) if (one !== null) count += 1;
    expect(count).toBeGreaterThan(50);
  });
});

describe('what is given away', () => {
  const novice = at(
    astraBots.filter(({ name }) => name === 'novice'),
    0,
  );
  const { record } = selfPlay(astra, { options: { players: 2 }, seed: readSeed('c0ac4'), bots: [novice, novice] });
  const game = astra as AnyGame;
  const noise: Expectation = { win: 0.05, lead: 2 };
  const error: Expectation = { win: noise.win / Math.sqrt(3), lead: noise.lead / Math.sqrt(3) };
  /** Between minus and plus the noise. */
  const about = (below: Below): Expectation => ({
    win: (noise.win * (below(2001) - 1000)) / 1000,
    lead: (noise.lead * (below(2001) - 1000)) / 1000,
  });

  test('is nothing for whoever takes what the coach would, whatever its noise', () => {
    const follows = valuing((_, decision, below) => {
      const { win, lead } = about(below);
      const taken = game.write(decision) === record.decisions[version]?.do;
      return { win: 0.5 + win + (taken ? 1 : 0), lead };
    }, error);
    let version = 0;
    const weighed: Weighed[] = [];
    for (const step of weighRecord(game, record, follows, budget)) {
      version = step.looked;
      if (step.weighed !== null) weighed.push(step.weighed);
    }
    expect(weighed.length).toBeGreaterThan(40);
    for (const balance of accountOf(weighed, null, 2).balances) expect(balance).toMatchObject({ lost: EXACT, error: EXACT });
  });

  test('is nothing where all is alike and only noise tells decisions apart: it is not added up', () => {
    const { balances } = accountOf(
      weighedBy(
        valuing((_, __, below) => about(below), noise),
        game,
        record,
      ),
      null,
      2,
    );
    for (const balance of balances) {
      expect(balance).toMatchObject({ lost: EXACT });
      expect(balance?.error.win).toBeGreaterThan(0.05);
    }
  });

  test('is what all looks show, by the least of them', () => {
    const look = (win: number, lead: number): Difference => ({ win, lead, error: { win: 0.01, lead: 1 } });
    expect(whatAllShow([look(0.1, 0), look(0.05, 9), look(0.07, 5)])).toEqual({ win: 0.05, lead: 0 });
    expect(whatAllShow([look(0.1, 0), look(0.02, 0)])).toEqual(EXACT);
    expect(whatAllShow([look(0.01, 30), look(-0.01, 29)])).toEqual({ win: 0, lead: 29 });
    expect(whatAllShow([look(0.01, 30), look(-0.03, 29)])).toEqual(EXACT);
    expect(whatAllShow([])).toEqual(EXACT);
  });

  test('counts in points too: 30 of them in a game that is won all the same are a turning point', () => {
    const [blunder = 0] = record.decisions.flatMap(({ do: text }, version) => (text === 'rest' && version > 20 ? [version] : []));
    let version = 0;
    const winner = valuing(
      (_, decision, below) => {
        const taken = game.write(decision) === record.decisions[version]?.do;
        return { win: 0.99, lead: 40 + about(below).lead / 10 - (taken === (version === blunder) ? 30 : 0) };
      },
      { win: 0, lead: 0.2 },
    );
    const weighed: Weighed[] = [];
    for (const step of weighRecord(game, record, winner, budget)) {
      version = step.looked;
      if (step.weighed !== null) weighed.push(step.weighed);
    }
    const [point, ...others] = turningPoints(accountOf(weighed, null, 2).turns, 9);
    expect(others).toEqual([]);
    expect(point?.worst).toMatchObject({ version: blunder, decision: 'rest', lost: { win: 0 } });
    expect(Math.abs((point?.worst?.lost.lead ?? 0) - 30)).toBeLessThan(1);
  });
});

describe('by a Master', () => {
  const play = (game: AnyGame, players: number, iterations: number, seed: string): GameRecord => {
    const master = masterOf(game);
    const brief: AnyBot = {
      name: 'master',
      choose: (look, legal, below) =>
        legal.length === 1 ? at(legal, 0) : master.openSession().think(look(), legal, below, { iterations }).decision,
    };
    return selfPlay(game, { options: { players }, seed: readSeed(seed), bots: Array.from({ length: players }, () => brief) }).record;
  };

  test.each([
    ['Astra', astra as AnyGame, 2, 60],
    ['Astra alone', astra as AnyGame, 1, 30],
    ['Ad Astra', adAstra as AnyGame, 3, 60],
  ])('a game of %s between such is booked near nothing for everybody', { timeout: 60_000 }, (_, game, players, iterations) => {
    const record = play(game, players, iterations, 'c0ac4');
    const weighed = [...weighRecord(game, record, masterOf(game), () => ({ iterations }))].flatMap((step) => step.weighed ?? []);
    expect(weighed.length).toBeGreaterThan(30);
    const { balances } = accountOf(weighed, null, record.seats.length);
    for (const balance of balances.slice(0, players)) expect(balance?.lost.win).toBeLessThanOrEqual(0.03 + (balance?.error.win ?? 0));
  });

  test('18 points go in a game alone that is won all the same', () => {
    const game = astra as AnyGame;
    const adept = at(
      (astraBots as readonly AnyBot[]).filter(({ name }) => name === 'adept'),
      0,
    );
    // Its last turn would discover a card; the Rest leaves it in the sky.
    const last = 77;
    let decided = 0;
    const rests = (look: () => unknown, legal: readonly unknown[], below: Below): unknown => {
      const rest = legal.find((decision) => game.write(decision) === 'rest');
      decided += 1;
      return decided > last && rest !== undefined ? rest : adept.choose(look, legal, below);
    };
    const { record, result } = selfPlay(game, { options: { players: 1 }, seed: readSeed('35'), bots: [{ name: 'rests', choose: rests }] });
    expect(result.winners).toEqual([0]);
    const weighed = [...weighRecord(game, record, masterOf(game), () => ({ iterations: 40 }))].flatMap((step) => step.weighed ?? []);
    const points = turningPoints(accountOf(weighed, result, 2).turns, 9).flatMap(({ worst }) => worst ?? []);
    expect(points).toMatchObject([{ version: last, decision: 'rest', lost: { win: 0 } }]);
    expect(Math.abs((points[0]?.lost.lead ?? 0) - 18)).toBeLessThan(2);
  });
});

describe('what moved the expectation', () => {
  /** Before each of them something was drawn, unless told otherwise. Points go with games: 100 for all of them. */
  const one = (version: number, seat: number, before: number, lost = 0, draws = version): Weighed => ({
    version,
    seat,
    decision: 'rest',
    before: { win: before, lead: 100 * before },
    lost: { win: lost, lead: 100 * lost },
    error: lost === 0 ? EXACT : { win: 0.03, lead: 3 },
    better: lost === 0 ? null : { decision: 'done', view: {} },
    draws,
  });
  const score = (total: number): Result['seats'][number] => ({ total, lines: [] });
  const result: Result = { seats: [score(60), score(50), score(40), score(30)], winners: [0], why: 'over' };

  test('is one’s own, the others’, and the rest luck; together they lead from the start to the end', () => {
    const { turns, balances } = accountOf([one(0, 0, 0.5, 0.1, 0), one(1, 0, 0.4, 0, 0), one(2, 1, 0.6, 0.3), one(4, 0, 0.8)], result, 2);
    expect(turns).toMatchObject([
      { version: 0, seat: 0, worst: { version: 0 } },
      { version: 2, seat: 1, worst: { version: 2 } },
      { version: 4, seat: 0, lost: EXACT, worst: null },
    ]);
    expect(at(turns, 0).lost.win).toBeCloseTo(0.1);
    expect(at(turns, 0).gifts.win).toBeCloseTo(0.3);
    expect(at(turns, 0).rest.win).toBeCloseTo(0.1);
    expect(at(turns, 0).rest.lead).toBeCloseTo(10);
    expect(at(turns, 1).rest.win).toBeCloseTo(-0.3);
    expect(at(turns, 2).rest.win).toBeCloseTo(0.2);
    for (const measure of ['win', 'lead'] as const) {
      for (const balance of balances) {
        const { start, end, lost, gifts, rest } = balance ?? { start: EXACT, end: EXACT, lost: EXACT, gifts: EXACT, rest: EXACT };
        expect(start[measure] - lost[measure] + gifts[measure] + rest[measure]).toBeCloseTo(end[measure]);
      }
    }
    expect(balances.map((balance) => balance?.end)).toEqual([
      { win: 1, lead: 10 },
      { win: 0, lead: -10 },
    ]);
  });

  test('errors add in squares', () => {
    const { balances } = accountOf([one(0, 0, 0.5, 0.1), one(1, 0, 0.5, 0.1), one(2, 0, 0.5)], result, 2);
    expect(balances[0]?.lost.win).toBeCloseTo(0.2);
    expect(balances[0]?.error.win).toBeCloseTo(0.03 * Math.SQRT2);
    expect(balances[0]?.error.lead).toBeCloseTo(3 * Math.SQRT2);
  });

  test('two looks that differ are nobody’s loss, and without a draw no luck either', () => {
    const { turns, balances } = accountOf([one(0, 0, 0.5, 0, 0), one(1, 1, 0.9, 0, 0), one(2, 0, 0.3, 0, 0), one(3, 1, 0.7)], null, 2);
    expect(at(turns, 0)).toMatchObject({ lost: EXACT, drew: false });
    expect(at(turns, 0).rest.win).toBeCloseTo(-0.2);
    expect(turns.some(turnedByLuck)).toBe(true);
    expect(turnedByLuck(at(turns, 0))).toBe(false);
    expect(turningPoints(turns, 9).map(({ version }) => version)).toEqual([1]);
    for (const balance of balances) expect(balance?.lost).toEqual(EXACT);
  });

  test('a turn ends where something is drawn: against an automaton nobody else decides', () => {
    const { turns, balances } = accountOf([one(0, 0, 0.5, 0.1, 0), one(1, 0, 0.4, 0, 0), one(2, 0, 0.7), one(3, 0, 0.6)], result, 2);
    expect(turns.map(({ version, rest }) => [version, Math.round(100 * rest.win)])).toEqual([
      [0, 30],
      [2, -10],
      [3, 40],
    ]);
    expect(balances[1]).toBeNull();
  });

  test('among several, what one gives away goes to the others in equal parts', () => {
    const { turns, balances } = accountOf([one(0, 0, 0.3), one(1, 1, 0.5, 0.3), one(2, 0, 0.45)], result, 4);
    expect(at(turns, 0).gifts.win).toBeCloseTo(0.1);
    expect(at(turns, 0).rest.win).toBeCloseTo(0.05);
    expect(balances[3]).toBeNull();
  });

  test('a game that is not over yet ends where it stands', () => {
    const { balances } = accountOf([one(0, 0, 0.5), one(1, 0, 0.6, 0.1)], null, 2);
    expect(balances[0]).toMatchObject({ start: { win: 0.5 }, end: { win: 0.6 } });
  });

  test('turning points are the greatest changes, in their order, and none that is no more than doubt', () => {
    const { turns } = accountOf([one(0, 0, 0.5), one(1, 1, 0.5, 0.02), one(2, 0, 0.52, 0.22), one(3, 1, 0.7), one(4, 0, 0.31)], result, 2);
    expect(turningPoints(turns, 9).map(({ version }) => version)).toEqual([2, 3, 4]);
    expect(turningPoints(turns, 1).map(({ version }) => version)).toEqual([3]);
  });
});
