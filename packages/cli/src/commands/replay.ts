import {
  type AnyGame,
  at,
  BrokenReplay,
  type GameRecord,
  type Position,
  type Result,
  replay as replayRecord,
  type ScoreLine,
  type Seed,
  type Told,
} from '@astrarium/core';
import type { Command } from '../command.ts';
import { explainBreak } from '../explain-broken-record.ts';
import { print } from '../output.ts';
import { type OpenRecord, openRecord } from '../record-file.ts';
import { formatRows } from '../text-table.ts';
import { UserError } from '../user-error.ts';
import { seatName } from '../words.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'Shows a recorded game decision by decision.',
  takes: 'FILE',
  options: {
    events: { help: 'with what happened after each decision, secrets included' },
    json: { help: 'as lines of JSON: the header, each decision, the result' },
  },
  run(given) {
    const open = openRecord(at(given.files, 0));
    const end = checkedReplay(open);
    const show = given.has('json') ? showAsJson : showAsText;
    show(open, end, given.has('events'));
    return 0;
  },
};

/** The whole record first, so that a broken one is refused before anything is shown. */
function checkedReplay({ file, game, record }: OpenRecord): Position<unknown> {
  try {
    return replayRecord(game, record);
  } catch (error) {
    if (error instanceof BrokenReplay) throw new UserError(`${file}: ${explainBreak(game, record, error)}`);
    throw error;
  }
}

function showAsText({ game, words, record }: OpenRecord, end: Position<unknown>, withEvents: boolean): void {
  const { decisions, seats } = record;
  print(`${record.game}, rules version ${record.rules}, data version ${record.data}`);
  print(`options ${JSON.stringify(record.options)}, seed ${record.seed}`);
  print(`seats ${seats.map((name, seat) => `${seat} ${name}`).join(', ')}\n`);
  const digits = `${decisions.length}`.length;
  const width = Math.max(...seats.map((name) => name.length));
  for (const { version, told } of steps(game, record, withEvents)) {
    const decision = decisions[version - 1];
    if (decision !== undefined) print(`${`${version}`.padStart(digits)}  ${at(seats, decision.seat).padEnd(width)}  ${decision.do}`);
    for (const { event, only } of told)
      print(`${' '.repeat(digits + 4)}${words(event, seats)}${only === undefined ? '' : ` (for seat ${only} only)`}`);
    const epoch = epochAt(record, version);
    if (epoch !== undefined) print(`${' '.repeat(digits + 2)}what nobody has seen is shuffled anew, by seed ${epoch}`);
  }
  print(`\n${ending(game, record, end.state)}`);
}

function showAsJson({ game, record }: OpenRecord, end: Position<unknown>, withEvents: boolean): void {
  const { decisions, epochs: _epochs, result: _result, ...header } = record;
  print(JSON.stringify(header));
  for (const { version, told } of steps(game, record, withEvents)) {
    const decision = decisions[version - 1];
    const line = { n: version, ...(decision && { ...decision, name: record.seats[decision.seat] }), ...(withEvents && { events: told }) };
    if (decision !== undefined || withEvents) print(JSON.stringify(line));
    const epoch = epochAt(record, version);
    if (epoch !== undefined) print(JSON.stringify({ epoch }));
  }
  print(JSON.stringify({ result: game.result(end.state) ?? null }));
}

function epochAt({ epochs }: GameRecord, version: number): Seed | undefined {
  return epochs?.find(({ at: begun }) => begun === version)?.seed;
}

interface ReplayStep {
  /** Decisions taken so far; 0 is the setup. */
  readonly version: number;
  readonly told: readonly Told<unknown>[];
}

/** The setup and each decision of the record, with what they told. */
function* steps(game: AnyGame, record: GameRecord, withEvents: boolean): Generator<ReplayStep> {
  let position: Position<unknown> | undefined;
  for (let version = 0; version <= record.decisions.length; version += 1) {
    const told: Told<unknown>[] = [];
    if (withEvents) {
      const from = position && { ...position, chance: position.chance.positions() };
      position = replayRecord(game, record, version, (event, only) => told.push(only === undefined ? { event } : { event, only }), from);
    }
    yield { version, told };
  }
}

function ending(game: AnyGame, record: GameRecord, state: unknown): string {
  const result = game.result(state);
  if (result !== undefined) return resultTable(record, result);
  const waited = game.waitingFor(state).map((seat) => seatName(record, seat));
  return `not over; waiting for ${waited.join(' and ')}`;
}

function resultTable({ seats }: GameRecord, result: Result): string {
  // An automaton scores by lines of its own.
  const titles = new Set(result.seats.flatMap(({ lines }) => lines.map(titleOf)));
  const lines = [...titles].map((title) => {
    const points = result.seats.map((seat) => seat.lines.find((line) => titleOf(line) === title)?.points);
    return [title, ...points.map((value) => (value === undefined ? '–' : `${value}`))];
  });
  const totals = ['total', ...result.seats.map(({ total }) => `${total}`)];
  const winners = result.winners.map((seat) => at(seats, seat)).join(' and ');
  return `${formatRows([['', ...seats], ...lines, totals])}\nwon by ${winners} (${result.why})`;
}

function titleOf({ name, rule }: ScoreLine): string {
  return `${name} (${rule})`;
}
