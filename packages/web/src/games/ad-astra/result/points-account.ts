import { type AdAstraEvent, type Element, SOURCES, type Source } from '@astrarium/ad-astra';
import type { Standing } from '@astrarium/astra/standings';
import type { Seat } from '@astrarium/core';

/** What came of a Scoring card (B8). */
export interface ScoringAction {
  readonly round: number;
  readonly space: number;
  readonly owner: Seat;
  readonly element: Element;
  /** What each seat scored, without the bonus. */
  readonly points: readonly number[];
  /** Who had the bonus for the most (B8.4), by itself or by an artifact (B10.8). */
  readonly bonus: Seat | null;
}

/** Every Scoring card in the order in which they were turned up. */
export function scoringActions(events: readonly AdAstraEvent[], players: number): readonly ScoringAction[] {
  const actions: (ScoringAction & { points: number[]; bonus: Seat | null })[] = [];
  let round = 0;
  let space = 0;
  let open = false;
  for (const event of events) {
    if (event.kind === 'round') round = event.round;
    if (event.kind === 'revealed') {
      space = event.space;
      open = false;
    }
    if (event.kind === 'element-chosen') {
      actions.push({
        round,
        space,
        owner: event.seat,
        element: event.element,
        points: Array.from({ length: players }, () => 0),
        bonus: null,
      });
      open = true;
    }
    const last = actions.at(-1);
    if (event.kind !== 'scored' || last === undefined || !open) continue;
    if (event.source === 'bonus' || event.source === 'artifacts') last.bonus = event.seat;
    else last.points[event.seat] = (last.points[event.seat] ?? 0) + event.points;
  }
  return actions;
}

/** Points of each seat after every card, from the start to the end. */
export function pointsCurve(events: readonly AdAstraEvent[], players: number): readonly Standing[] {
  const points = Array.from({ length: players }, () => 0);
  const curve: Standing[] = [];
  let round = 0;
  let seat: Seat | null = null;
  const endTurn = (): void => {
    curve.push({ round, seat, points: [...points] });
  };
  for (const event of events) {
    if (event.kind === 'revealed') {
      endTurn();
      ({ seat } = event);
    } else if (event.kind === 'round') {
      if (round > 0) endTurn();
      ({ round } = event);
      seat = null;
    } else if (event.kind === 'scored') points[event.seat] = (points[event.seat] ?? 0) + event.points;
  }
  endTurn();
  return curve;
}

/** What is told apart in the chart by sources: the Scoring cards together, and each other source by itself. */
export const SOURCE_GROUPS = ['scoring', 'bonus', 'terraforming', 'alien', 'artifacts'] as const;
export type SourceGroup = (typeof SOURCE_GROUPS)[number];

export function groupOf(source: Source): SourceGroup {
  return SOURCE_GROUPS.find((group) => group === source) ?? 'scoring';
}

/** Points gained in each round: by seat, by source. */
export interface RoundGains {
  readonly round: number;
  readonly gains: readonly (readonly number[])[];
}

export function gainsByRound(events: readonly AdAstraEvent[], players: number): readonly RoundGains[] {
  const rounds: { round: number; gains: number[][] }[] = [];
  for (const event of events) {
    if (event.kind === 'round') rounds.push({ round: event.round, gains: Array.from({ length: players }, () => SOURCES.map(() => 0)) });
    if (event.kind !== 'scored') continue;
    const seat = rounds.at(-1)?.gains[event.seat];
    const source = SOURCES.indexOf(event.source);
    if (seat !== undefined) seat[source] = (seat[source] ?? 0) + event.points;
  }
  return rounds;
}
