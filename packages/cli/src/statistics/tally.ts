import { at, type Result, type Seat, type Seed } from '@astrarium/core';
import type { Party } from '../arguments.ts';
import { mean, percent, type TitledTable, whole } from '../text-table.ts';
import type { Course } from './statistics.ts';

/** One simulated game in figures that every game has; as JSON it is a line of `simulate --json`. */
export interface GameLine extends Course {
  readonly n: number;
  readonly seed: Seed;
  /** Seats at the table; in a solo game one of them is the automaton's. */
  readonly players: number;
  /** Only of a solo game. */
  readonly modifiers?: readonly string[];
  readonly decisions: number;
  readonly seats: readonly { readonly total: number; readonly lines: Readonly<Record<string, number>> }[];
  readonly winners: readonly Seat[];
  readonly why: string;
}

export function gameLine(
  n: number,
  seed: Seed,
  { modifiers }: Party,
  decisions: number,
  { first, turns }: Course,
  result: Result,
): GameLine {
  const seats = result.seats.map(({ total, lines }) => ({
    total,
    lines: Object.fromEntries(lines.map(({ name, points }) => [name, points])),
  }));
  const solo = modifiers && { modifiers };
  return { n, seed, players: seats.length, ...solo, first, decisions, turns, seats, winners: result.winners, why: result.why };
}

/** Sums over many games with the same players. */
export interface Tally {
  readonly players: readonly string[];
  games: number;
  readonly turns: Spread;
  readonly decisions: Spread;
  readonly winnerTotal: Spread;
  /** Points of each scoring line by seat; the totals stand under `total`. */
  readonly points: Map<string, number[]>;
  /** Wins by seat and by place in the order of play; a tie is shared. */
  readonly winsBySeat: number[];
  readonly winsByPlace: number[];
  readonly ends: Map<string, number>;
}

/** `players` are the names of the seats. */
export function newTally(players: readonly string[]): Tally {
  return {
    players,
    games: 0,
    turns: newSpread(),
    decisions: newSpread(),
    winnerTotal: newSpread(),
    points: new Map(),
    winsBySeat: players.map(() => 0),
    winsByPlace: players.map(() => 0),
    ends: new Map(),
  };
}

export function addGame(tally: Tally, line: GameLine): void {
  const { players, first, winners } = line;
  tally.games += 1;
  include(tally.turns, line.turns / players);
  include(tally.decisions, line.decisions);
  for (const [seat, { total, lines }] of line.seats.entries()) {
    for (const [name, points] of Object.entries({ ...lines, total }))
      pointsOf(tally, name)[seat] = at(pointsOf(tally, name), seat) + points;
  }
  for (const seat of winners) {
    const place = (seat - first + players) % players;
    tally.winsBySeat[seat] = at(tally.winsBySeat, seat) + 1 / winners.length;
    tally.winsByPlace[place] = at(tally.winsByPlace, place) + 1 / winners.length;
  }
  include(tally.winnerTotal, Math.max(...line.seats.map(({ total }) => total)));
  tally.ends.set(line.why, (tally.ends.get(line.why) ?? 0) + 1);
}

export function tallySections(tally: Tally): readonly TitledTable[] {
  const { games, players } = tally;
  return [
    {
      title: `${whole(games)} games`,
      rows: [
        ['', 'mean', 'min', 'max'],
        spreadRow('turns per player', tally.turns, games),
        spreadRow('decisions per game', tally.decisions, games),
        spreadRow("winner's total", tally.winnerTotal, games),
      ],
    },
    {
      title: 'Points by source, mean per seat',
      rows: [['', 'all', ...players], ...[...tally.points].map(([name, points]) => sourceRow(name, points, games))],
    },
    {
      title: 'Wins, ties shared',
      rows: [
        ['order of play', 'wins', 'share'],
        ...tally.winsByPlace.map((wins, place) => [ordinal(place + 1), wins.toFixed(1), percent(wins, games)]),
        ...tally.winsBySeat.map((wins, seat) => [`seat ${seat + 1}, ${at(players, seat)}`, wins.toFixed(1), percent(wins, games)]),
      ],
    },
    {
      title: 'How games ended',
      rows: [
        ['why', 'games', 'share'],
        ...[...tally.ends].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([why, count]) => [why, whole(count), percent(count, games)]),
      ],
    },
  ];
}

interface Spread {
  sum: number;
  min: number;
  max: number;
}

function newSpread(): Spread {
  return { sum: 0, min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
}

function include(spread: Spread, value: number): void {
  spread.sum += value;
  spread.min = Math.min(spread.min, value);
  spread.max = Math.max(spread.max, value);
}

function spreadRow(name: string, spread: Spread, games: number): string[] {
  return [name, mean(spread.sum, games), whole(spread.min), whole(spread.max)];
}

function sourceRow(name: string, points: readonly number[], games: number): string[] {
  return [name, mean(sum(points), games * points.length), ...points.map((seatPoints) => mean(seatPoints, games))];
}

function pointsOf(tally: Tally, name: string): number[] {
  let points = tally.points.get(name);
  if (points === undefined) {
    points = tally.players.map(() => 0);
    tally.points.set(name, points);
  }
  return points;
}

function sum(list: readonly number[]): number {
  return list.reduce((total, value) => total + value, 0);
}

function ordinal(place: number): string {
  return `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'}`;
}
