import {
  ACTION_CARDS,
  type AdAstraEvent,
  type AdAstraState,
  ARTIFACTS,
  ELEMENTS,
  FACTIONS,
  ITEMS,
  PRODUCTION,
  RESOURCES,
} from '@astrarium/ad-astra';
import { at, type Result, type Seat } from '@astrarium/core';
import { mean, percent, type TitledTable, whole } from '../text-table.ts';
import type { Course, Figures } from './statistics.ts';

/** What a simulation of Ad Astra wants to know: factions, action cards, scoring elements, items and artifacts. */
export function adAstraFigures(): Figures<AdAstraState, AdAstraEvent> {
  const counts = newCounts();
  let turns = 0;
  let first: Seat = 0;
  return {
    tell(event) {
      if (event.kind === 'revealed') turns += 1;
      if (event.kind === 'round' && event.round === 1) first = event.first;
      countEvent(counts, event);
    },
    close(state, result): Course {
      countEnd(counts, state, result);
      const course = { first, turns };
      turns = 0;
      return course;
    },
    sections: () => [
      factionSection(counts),
      cardSection(counts),
      elementSection(counts),
      resourceSection(counts),
      itemSection(counts),
      artifactSection(counts),
    ],
  };
}

interface Counts {
  games: number;
  rounds: number;
  readonly factions: { played: number; won: number; points: number }[];
  /** How often each action card was revealed in the present game, by seat; and over all games, with those its owner won. */
  revealed: number[][];
  readonly cards: { revealed: number; won: number }[];
  readonly elements: { chosen: number; points: number; bonus: number }[];
  /** The element scored last, for the bonus that may follow. */
  element: number;
  readonly resources: { chosen: number; gained: number }[];
  readonly items: number[];
  readonly artifacts: number[];
}

function newCounts(): Counts {
  return {
    games: 0,
    rounds: 0,
    factions: FACTIONS.map(() => ({ played: 0, won: 0, points: 0 })),
    revealed: newRevealed(),
    cards: ACTION_CARDS.map(() => ({ revealed: 0, won: 0 })),
    elements: ELEMENTS.map(() => ({ chosen: 0, points: 0, bonus: 0 })),
    element: 0,
    resources: RESOURCES.map(() => ({ chosen: 0, gained: 0 })),
    items: ITEMS.map(() => 0),
    artifacts: ARTIFACTS.map(() => 0),
  };
}

function newRevealed(): number[][] {
  return Array.from({ length: PRODUCTION.length }, () => ACTION_CARDS.map(() => 0));
}

function countEvent(counts: Counts, event: AdAstraEvent): void {
  switch (event.kind) {
    case 'revealed': {
      const own = at(counts.revealed, event.seat);
      own[event.card] = at(own, event.card) + 1;
      return;
    }
    case 'element-chosen':
      counts.element = event.element;
      at(counts.elements, event.element).chosen += 1;
      return;
    case 'scored': {
      const element = ELEMENTS.findIndex((name) => name === event.source);
      if (element >= 0) at(counts.elements, element).points += event.points;
      if (event.source === 'bonus') at(counts.elements, counts.element).bonus += 1;
      return;
    }
    case 'resource-chosen':
      at(counts.resources, event.resource).chosen += 1;
      return;
    case 'gained':
      if (event.rule === 'B4.2' || event.rule === 'B4.3') at(counts.resources, event.resource).gained += event.amount;
      return;
    case 'built':
      if (event.rule.startsWith('B6')) counts.items[ITEMS.indexOf(event.item)] = at(counts.items, ITEMS.indexOf(event.item)) + 1;
      return;
    case 'used':
      counts.artifacts[event.artifact] = at(counts.artifacts, event.artifact) + 1;
      return;
    default:
  }
}

function countEnd(counts: Counts, state: AdAstraState, { seats, winners }: Result): void {
  counts.games += 1;
  counts.rounds += state.round;
  for (const [seat, { total }] of seats.entries()) {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    const faction = at(counts.factions, at(state.factions, seat));
    faction.played += 1;
    faction.won += won;
    faction.points += total;
    for (const [card, times] of at(counts.revealed, seat).entries()) {
      at(counts.cards, card).revealed += times;
      at(counts.cards, card).won += times * won;
    }
  }
  counts.revealed = newRevealed();
}

function factionSection({ factions, games, rounds }: Counts): TitledTable {
  const rows = factions.map(({ played, won, points }, faction) => [
    at(FACTIONS, faction),
    whole(played),
    won.toFixed(1),
    percent(won, played),
    mean(points, played),
  ]);
  return { title: `Factions, in ${mean(rounds, games)} rounds a game`, rows: [['faction', 'played', 'wins', 'share', 'points'], ...rows] };
}

function cardSection({ cards, games }: Counts): TitledTable {
  const rows = cards.map(({ revealed, won }, card) => [
    at(ACTION_CARDS, card),
    whole(revealed),
    mean(revealed, games),
    percent(won, revealed),
  ]);
  return { title: 'Action cards', rows: [['card', 'revealed', 'per game', 'owner won'], ...rows] };
}

function elementSection({ elements, games }: Counts): TitledTable {
  const rows = elements.map(({ chosen, points, bonus }, element) => [
    at(ELEMENTS, element),
    whole(chosen),
    mean(chosen, games),
    mean(points, chosen),
    percent(bonus, chosen),
  ]);
  return { title: 'Scoring elements', rows: [['element', 'chosen', 'per game', 'points of all', 'with bonus'], ...rows] };
}

function resourceSection({ resources, games }: Counts): TitledTable {
  const rows = resources.map(({ chosen, gained }, resource) => [
    at(RESOURCES, resource),
    whole(chosen),
    mean(chosen, games),
    mean(gained, chosen),
  ]);
  return { title: 'Resources produced', rows: [['resource', 'chosen', 'per game', 'cards each time'], ...rows] };
}

function itemSection({ items, games }: Counts): TitledTable {
  return {
    title: 'Items built',
    rows: [['item', 'built', 'per game'], ...items.map((built, item) => [at(ITEMS, item), whole(built), mean(built, games)])],
  };
}

function artifactSection({ artifacts, games }: Counts): TitledTable {
  const rows = artifacts.map((used, artifact) => [at(ARTIFACTS, artifact), whole(used), mean(used, games)]);
  return { title: 'Artifacts used', rows: [['artifact', 'used', 'per game'], ...rows] };
}
