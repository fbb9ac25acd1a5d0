import {
  at,
  Chance,
  childSeed,
  type Game,
  quickRandom,
  readRecord,
  readSeed,
  replay,
  Table,
  type Viewer,
  writeRecord,
} from '@astrarium/core';
import { describe, expect, test } from 'vitest';

/** What a game tells these tests about itself, beyond the contract. */
export interface GameUnderTest<S, D, V, O, E> {
  readonly game: Game<S, D, V, O, E>;
  /** The options to try, by a name each. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Random decisions that the first test takes with these options, at least. */
  decisions(name: string): number;
  /** No game may take more decisions than this. */
  readonly longest: number;
  /** What is wrong with the state, if anything. */
  broken(state: S): string | undefined;
  /** A state that differs only in what the viewer may not know. */
  changeSecrets(state: S, viewer: Viewer, chance: Chance): S;
  /** Every decision there is, but of open-ended ones some only; and some that make no sense at all. */
  readonly everyDecision: readonly D[];
}

/** Walks through a random game. `visit` sees every state, with the decision about to be taken. */
export function walk<S, D, V, O, E>(
  game: Game<S, D, V, O, E>,
  options: unknown,
  seed: number,
  visit: (state: S, seat: number, decision: D, chance: Chance, n: number) => void,
): S {
  const chance = new Chance(childSeed(readSeed('600d'), seed));
  const below = quickRandom(seed + 1);
  const state = game.setup(game.options(options), chance);
  for (let n = 0; ; n += 1) {
    const waiting = game.waitingFor(state);
    if (waiting.length === 0) return state;
    const seat = at(waiting, below(waiting.length));
    const legal = game.legal(state, seat);
    if (legal.length === 0) throw new Error(`seat ${seat} is waited for and can decide nothing: ${JSON.stringify(state)}`);
    const decision = at(legal, below(legal.length));
    visit(state, seat, decision, chance, n);
    game.apply(state, seat, decision, chance);
  }
}

/** The properties every game must have, as tests. */
export function describeGame<S, D, V, O, E>(under: GameUnderTest<S, D, V, O, E>): void {
  const { game } = under;
  const variants = Object.entries(under.options);
  const everyDecision = under.everyDecision.map((decision) => [JSON.stringify(decision), decision] as const);
  const everyone = (options: unknown): Viewer[] => [...seatsOf(game, options), 'spectator'];

  describe.each(variants)('%s', (name, options) => {
    test('random games end, in bounded length, with nothing broken on the way', () => {
      let decisions = 0;
      for (let seed = 0; decisions < under.decisions(name); seed += 1) {
        let last = 0;
        const state = walk(game, options, seed, (now, _seat, decision, _chance, n) => {
          const problem = under.broken(now);
          if (problem !== undefined) throw new Error(`seed ${seed}, decision ${n} (${game.write(decision)}): ${problem}`);
          if (n > under.longest) throw new Error(`seed ${seed}: no end after ${n} decisions`);
          last = n;
        });
        decisions += last + 1;
        expect(under.broken(state)).toBeUndefined();
        expect(game.result(state)?.winners.length).toBeGreaterThan(0);
      }
    });

    test('a clone is equal and independent; a state saved and loaded plays on the same', () => {
      for (let seed = 0; seed < 4; seed += 1) {
        let twin: S | undefined;
        walk(game, options, seed, (state, seat, decision, chance) => {
          const text = JSON.stringify(state);
          if (twin !== undefined) same(JSON.stringify(twin), text);
          const clone = game.clone(state);
          same(JSON.stringify(clone), text);
          twin = JSON.parse(text) as S;
          game.apply(twin, seat, decision, new Chance(chance.seed, chance.positions()));
          game.apply(clone, seat, decision, new Chance(chance.seed, chance.positions()));
          same(JSON.stringify(clone), JSON.stringify(twin));
          same(JSON.stringify(state), text);
        });
      }
    });

    test('without a listener everything happens the same', () => {
      for (let seed = 0; seed < 4; seed += 1) {
        let told: S | undefined;
        walk(game, options, seed, (state, seat, decision, chance) => {
          if (told !== undefined) same(JSON.stringify(told), JSON.stringify(state));
          told = game.clone(state);
          game.apply(told, seat, decision, new Chance(chance.seed, chance.positions()), () => {});
        });
      }
    });

    test('legal and refusal agree in both directions, for every decision there is', () => {
      let checked = 0;
      for (let seed = 0; seed < 8; seed += 1) {
        walk(game, options, seed, (state, _seat, _decision, _chance, n) => {
          if (n % 5 !== seed % 5) return;
          for (const other of seatsOf(game, options)) {
            const legal = new Set(game.legal(state, other).map((decision) => JSON.stringify(decision)));
            for (const [text, decision] of everyDecision) {
              const refusal = game.refusal(state, other, decision);
              const open = refusal === undefined && game.openEnded?.(decision) === true;
              const agree = refusal === undefined ? open || legal.has(text) : !legal.has(text) && /^[AB]\d+\.\d+$/.test(refusal.rule);
              if (!agree) {
                const says = `${legal.has(text) ? 'legal' : 'not legal'}, refusal ${JSON.stringify(refusal)}`;
                throw new Error(`seed ${seed}, decision ${n}, seat ${other}: ${text} is ${says}`);
              }
              checked += 1;
            }
          }
        });
      }
      expect(checked).toBeGreaterThan(100_000);
    });

    test('what is listed is never refused, open-ended or not', () => {
      for (let seed = 20; seed < 24; seed += 1) {
        walk(game, options, seed, (state, seat) => {
          for (const decision of game.legal(state, seat)) same(JSON.stringify(game.refusal(state, seat, decision)), undefined);
        });
      }
    });

    test('every legal decision has a notation that reads back', () => {
      walk(game, options, 3, (state, seat) => {
        for (const decision of game.legal(state, seat)) same(JSON.stringify(game.read(game.write(decision))), JSON.stringify(decision));
      });
    });

    test('secrecy: what a viewer may not know changes neither its view nor what it may decide', () => {
      for (let seed = 0; seed < 5; seed += 1) {
        walk(game, options, seed, (state, _seat, _decision, chance, n) => {
          if (n % 3 !== seed % 3) return;
          for (const viewer of everyone(options)) {
            const other = under.changeSecrets(state, viewer, new Chance(childSeed(chance.seed, n)));
            same(JSON.stringify(game.view(other, viewer)), JSON.stringify(game.view(state, viewer)));
            if (viewer !== 'spectator') same(JSON.stringify(game.legal(other, viewer)), JSON.stringify(game.legal(state, viewer)));
          }
        });
      }
    });

    test('a view that shares parts with that of other eyes is the view that was built from nothing', () => {
      const all = everyone(options);
      walk(game, options, 0, (state, _seat, _decision, _chance, n) => {
        const like = game.view(state, at(all, n % all.length));
        for (const viewer of all) same(JSON.stringify(game.view(state, viewer, like)), JSON.stringify(game.view(state, viewer)));
      });
    });

    test('imagine gives a sound state that the viewer could not tell from the true one, and that plays to an end', () => {
      for (let seed = 0; seed < 4; seed += 1) {
        walk(game, options, seed, (state, _seat, _decision, chance, n) => {
          if (n % 2 !== seed % 2) return;
          for (const viewer of everyone(options)) {
            const view = game.view(state, viewer);
            const imagined = game.imagine(view, new Chance(childSeed(chance.seed, n)));
            same(under.broken(imagined), undefined);
            same(JSON.stringify(game.view(imagined, viewer)), JSON.stringify(view));
            if (n % 40 === 0) playOn(game, imagined, n);
          }
        });
      }
    });

    test('redeal changes what lies unseen, nobody’s view and nothing that anybody may decide; the game plays to an end', () => {
      let [changed, of] = [0, 0];
      for (let seed = 0; seed < 4; seed += 1) {
        walk(game, options, seed, (state, _seat, _decision, chance, n) => {
          if (n % 2 !== seed % 2) return;
          const before = JSON.stringify(state);
          const other = game.clone(state);
          game.redeal(other, new Chance(childSeed(chance.seed, n)));
          same(JSON.stringify(state), before);
          same(under.broken(other), undefined);
          for (const viewer of everyone(options)) same(JSON.stringify(game.view(other, viewer)), JSON.stringify(game.view(state, viewer)));
          for (const seat of seatsOf(game, options)) same(JSON.stringify(game.legal(other, seat)), JSON.stringify(game.legal(state, seat)));
          of += 1;
          if (JSON.stringify(other) !== before) changed += 1;
          if (n % 40 === 0) playOn(game, other, n);
        });
      }
      // At the very end there may be nothing left to be dealt.
      expect(changed).toBeGreaterThan(of * 0.9);
    });

    test('at a table: epochs begin in the middle of a game, which is written, read, replayed and looked back at all the same', () => {
      const below = quickRandom(11);
      let table = Table.start(game, { options, seed: readSeed('e90c') });
      for (let n = 0; table.waitingFor().length > 0; n += 1) {
        const seat = at(table.waitingFor(), 0);
        const legal = table.legal(seat);
        table.decide(seat, at(legal, below(legal.length)));
        if (n % 50 !== 20 || table.waitingFor().length === 0) continue;
        const back = Math.max(0, table.version - 1 - below(30));
        const seen = everyone(options).map((viewer) => JSON.stringify(game.view(table.at(back).state, viewer)));
        const log = JSON.stringify(table.fork(back).log('spectator'));
        table = table.fork(back, childSeed(table.seed, n));
        expect(everyone(options).map((viewer) => JSON.stringify(table.view(viewer)))).toEqual(seen);
        expect(JSON.stringify(table.log('spectator'))).toBe(log);
        for (const one of seatsOf(game, options)) expect(table.undoLimit(one)).toBe(back);
      }
      const record = table.record();
      expect(record.epochs?.length).toBeGreaterThan(0);
      expect(readRecord(writeRecord(record))).toEqual(record);
      const again = Table.open(game, readRecord(writeRecord(record)));
      expect(again.takeSnapshot()).toEqual(table.takeSnapshot());
      for (let version = 0; version <= table.version; version += 7) {
        const { state, chance } = replay(game, record, version);
        for (const position of [table.at(version), again.at(version), table.fork(version).at(version)]) {
          same(JSON.stringify(position.state), JSON.stringify(state));
          same(JSON.stringify([position.chance.seed, position.chance.positions()]), JSON.stringify([chance.seed, chance.positions()]));
        }
      }
      expect(table.log('spectator', 30)).toEqual(table.log('spectator').filter(({ version }) => version > 30));
    });

    test('at a table: undone to the start as far as the law allows, the same game comes out again', () => {
      for (let seed = 0; seed < 3; seed += 1) {
        const table = Table.start(game, { options, seed: childSeed(readSeed('7ab1e'), seed) });
        const below = quickRandom(seed);
        for (let n = 0; table.waitingFor().length > 0; n += 1) {
          const seat = at(table.waitingFor(), 0);
          const legal = table.legal(seat);
          table.decide(seat, at(legal, below(legal.length)));
          if (n % 3 !== 0) continue;
          const limit = table.undoLimit(seat);
          if (n % 30 === 0) expect(limit).toBe(Table.open(game, table.record(), table.takeSnapshot()).undoLimit(seat));
          if (limit === table.version) continue;
          const before = JSON.stringify(table.takeSnapshot());
          const { decisions } = table.record();
          expect(table.undo(seat, limit).kind).toBe('done');
          for (const { seat: who, do: text } of decisions.slice(limit)) table.decide(who, game.read(text));
          expect(JSON.stringify(table.takeSnapshot())).toBe(before);
        }
        const text = writeRecord(table.record());
        expect(writeRecord(Table.open(game, readRecord(text)).record())).toBe(text);
        let back = table;
        while (back.version > 0) back = back.fork(Math.max(0, back.version - 17));
        expect(JSON.stringify(back.at(0).state)).toBe(
          JSON.stringify(Table.start(game, { options, seed: table.record().seed }).at(0).state),
        );
      }
    });
  });
}

/** As `expect(…).toBe(…)`, but it costs nothing where all is well: these tests compare millions of times. */
function same(found: string | undefined, wanted: string | undefined): void {
  if (found !== wanted) expect(found).toBe(wanted);
}

function seatsOf<S, D, V, O, E>(game: Game<S, D, V, O, E>, options: unknown): number[] {
  return Array.from({ length: game.seatCount(game.options(options)) }, (_, seat) => seat);
}

function playOn<S, D, V, O, E>(game: Game<S, D, V, O, E>, state: S, seed: number): void {
  const below = quickRandom(seed);
  const chance = new Chance(childSeed(readSeed('1'), seed));
  for (let seats = game.waitingFor(state); seats.length > 0; seats = game.waitingFor(state)) {
    const seat = at(seats, 0);
    const legal = game.legal(state, seat);
    game.apply(state, seat, at(legal, below(legal.length)), chance);
  }
  expect(game.result(state)).toBeDefined();
}
