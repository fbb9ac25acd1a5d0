import { BadInput } from './bad-input.ts';
import { Chance, type ChancePositions } from './chance.ts';
import type { Game, Refusal, Tell } from './game.ts';
import { at } from './lists.ts';
import type { GameRecord } from './record.ts';

/** A game at one moment: after `version` decisions. */
export interface Position<State> {
  readonly version: number;
  readonly state: State;
  readonly chance: Chance;
}

/** A position as plain data. */
export interface Snapshot<State> {
  readonly version: number;
  readonly state: State;
  readonly chance: ChancePositions;
}

/** A recorded decision that the rules refuse: the record is broken at `version` (the decisions before it are fine). */
export class BrokenReplay extends Error {
  override readonly name = 'BrokenReplay';
  readonly version: number;
  readonly refusal: Refusal | undefined;

  constructor(version: number, text: string, why: string, refusal?: Refusal) {
    super(`decision ${version + 1} "${text}" can't be replayed: ${why}`);
    this.version = version;
    this.refusal = refusal;
  }
}

/** The position after `upTo` decisions of the record, each checked against the rules. Starts from `from` when it is given. */
export function replay<S, D, V, O, E>(
  game: Game<S, D, V, O, E>,
  record: GameRecord,
  upTo: number = record.decisions.length,
  tell?: Tell<E>,
  from?: Snapshot<S>,
): Position<S> {
  const chance = new Chance(record.seed, from?.chance);
  const state = from === undefined ? game.setup(game.options(record.options), chance, tell) : game.clone(from.state);
  return carriedOn(game, record, { version: from?.version ?? 0, state, chance }, upTo, tell);
}

/** The position `upTo` decisions into the record, from one that comes before it and is used up by it. */
export function carriedOn<S, D, V, O, E>(
  game: Game<S, D, V, O, E>,
  record: GameRecord,
  { version: from, state, chance }: Position<S>,
  upTo: number,
  tell?: Tell<E>,
): Position<S> {
  for (let version = from; version < upTo; version += 1) {
    const { seat, do: text } = at(record.decisions, version);
    const decision = readDecision(game, text, version);
    const refusal = game.refusal(state, seat, decision);
    if (refusal !== undefined) throw new BrokenReplay(version, text, `refused by rule ${refusal.rule} (${refusal.reason})`, refusal);
    game.apply(state, seat, decision, chance, tell);
  }
  return { version: upTo, state, chance };
}

function readDecision<S, D, V, O, E>(game: Game<S, D, V, O, E>, text: string, version: number): D {
  try {
    return game.read(text);
  } catch (error) {
    if (error instanceof BadInput) throw new BrokenReplay(version, text, error.message);
    throw error;
  }
}
