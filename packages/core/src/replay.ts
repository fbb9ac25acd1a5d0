import { BadInput } from './bad-input.ts';
import { Chance, type ChancePositions } from './chance.ts';
import type { Game, Refusal, Tell } from './game.ts';
import { at } from './lists.ts';
import { type GameRecord, seedAt } from './record.ts';

/** A game at one moment: after `version` decisions, and the epoch that begins there, if one does. */
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
  return carriedOn(game, record, from === undefined ? begun(game, record, tell) : resumed(game, record, from), upTo, tell);
}

/** The position `upTo` decisions into the record, from one that comes before it and is used up by it. */
export function carriedOn<S, D, V, O, E>(
  game: Game<S, D, V, O, E>,
  record: GameRecord,
  from: Position<S>,
  upTo: number,
  tell?: Tell<E>,
): Position<S> {
  const { state } = from;
  let { chance } = from;
  for (let version = from.version; version < upTo; version += 1) {
    const { seat, do: text } = at(record.decisions, version);
    const decision = readDecision(game, text, version);
    const refusal = game.refusal(state, seat, decision);
    if (refusal !== undefined) throw new BrokenReplay(version, text, `refused by rule ${refusal.rule} (${refusal.reason})`, refusal);
    game.apply(state, seat, decision, chance, tell);
    if (record.epochs !== undefined) chance = renewed(game, record, { version: version + 1, state, chance });
  }
  return { version: upTo, state, chance };
}

function begun<S, D, V, O, E>(game: Game<S, D, V, O, E>, record: GameRecord, tell?: Tell<E>): Position<S> {
  const dealt = new Chance(record.seed);
  const state = game.setup(game.options(record.options), dealt, tell, record.rules);
  return { version: 0, state, chance: renewed(game, record, { version: 0, state, chance: dealt }) };
}

function resumed<S, D, V, O, E>(game: Game<S, D, V, O, E>, record: GameRecord, { version, state, chance }: Snapshot<S>): Position<S> {
  return { version, state: game.clone(state), chance: new Chance(seedAt(record, version), chance) };
}

/** The chance by which the game goes on from here: if an epoch begins, a new one, and what nobody has seen is shuffled by it. */
function renewed<S, D, V, O, E>(game: Game<S, D, V, O, E>, { epochs }: GameRecord, { version, state, chance }: Position<S>): Chance {
  const epoch = epochs?.find((one) => one.at === version);
  if (epoch === undefined) return chance;
  const fresh = new Chance(epoch.seed);
  game.redeal(state, fresh);
  return fresh;
}

function readDecision<S, D, V, O, E>(game: Game<S, D, V, O, E>, text: string, version: number): D {
  try {
    return game.read(text);
  } catch (error) {
    if (error instanceof BadInput) throw new BrokenReplay(version, text, error.message);
    throw error;
  }
}
