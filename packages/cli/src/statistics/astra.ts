import { type AstraEvent, type AstraState, BOON_KINDS, CARDS, cardOf, ELEMENTS } from '@astrarium/astra';
import { at, type Result } from '@astrarium/core';
import { mean, percent, type TitledTable, whole } from '../text-table.ts';
import type { Course, Figures } from './statistics.ts';

/** What a simulation of Astra wants to know: cards, Elements, Boons, and by which rules Fame was gained in play. */
export function astraFigures(): Figures<AstraState, AstraEvent> {
  const counts = newCounts();
  let turns = 0;
  return {
    tell(event) {
      if (event.kind === 'turn') turns += 1;
      else countEvent(counts, event);
    },
    close(state, result): Course {
      countEnd(counts, state, result);
      const course = { first: state.first, turns };
      turns = 0;
      return course;
    },
    sections: () => [fameSection(counts), boonSection(counts), boxSection(counts), elementSection(counts), cardSection(counts)],
  };
}

interface Counts {
  games: number;
  readonly cards: readonly CardCounts[];
  readonly boons: Record<string, number>;
  readonly boxes: number[];
  /** Fame gained in play, by rule. */
  readonly fame: Map<string, number>;
}

interface CardCounts {
  discovered: number;
  used: number;
  /** Given up at the card limit (A8.6). */
  givenUp: number;
  /** Finished by the dreamer (A10.7). */
  dreamt: number;
  /** Held by somebody at the end, and won with; a tie is shared. */
  held: number;
  won: number;
}

function newCounts(): Counts {
  return {
    games: 0,
    cards: CARDS.map(() => ({ discovered: 0, used: 0, givenUp: 0, dreamt: 0, held: 0, won: 0 })),
    boons: Object.fromEntries(BOON_KINDS.map((kind) => [kind, 0])),
    boxes: [0, 0, 0, 0],
    fame: new Map(),
  };
}

function countEvent(counts: Counts, event: AstraEvent): void {
  switch (event.kind) {
    case 'used':
      at(counts.cards, event.card).used += 1;
      return;
    case 'discovered':
      if (event.seat === null) at(counts.cards, event.card).dreamt += 1;
      else at(counts.cards, event.card).discovered += 1;
      return;
    case 'discarded':
      if (event.from === 'journal') at(counts.cards, event.card).givenUp += 1;
      return;
    case 'picked': {
      const { kind } = at(cardOf(event.card).boons, event.box);
      counts.boons[kind] = (counts.boons[kind] ?? 0) + 1;
      counts.boxes[event.box] = at(counts.boxes, event.box) + 1;
      return;
    }
    case 'gained':
      if (event.what === 'fame') counts.fame.set(event.rule, (counts.fame.get(event.rule) ?? 0) + event.amount);
      return;
    default:
  }
}

function countEnd(counts: Counts, state: AstraState, { winners }: Result): void {
  counts.games += 1;
  for (const [seat, { active, exhausted }] of state.journals.entries()) {
    for (const card of [...active, ...exhausted]) {
      at(counts.cards, card).held += 1;
      if (winners.includes(seat)) at(counts.cards, card).won += 1 / winners.length;
    }
  }
}

function fameSection({ fame, games }: Counts): TitledTable {
  const rules = [...fame].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return { title: 'Fame gained in play', rows: [['rule', 'per game'], ...rules.map(([rule, points]) => [rule, mean(points, games)])] };
}

function boonSection({ boons, games }: Counts): TitledTable {
  return pickSection('Boons picked, by kind', 'kind', Object.entries(boons), games);
}

function boxSection({ boxes, games }: Counts): TitledTable {
  return pickSection(
    'Boons picked, by box from the left',
    'box',
    boxes.map((picks, box) => [`${box + 1}`, picks] as const),
    games,
  );
}

function pickSection(title: string, heading: string, picks: readonly (readonly [string, number])[], games: number): TitledTable {
  const all = picks.reduce((sum, [, count]) => sum + count, 0);
  const rows = picks.map(([name, count]) => [name, whole(count), mean(count, games), percent(count, all)]);
  return { title, rows: [[heading, 'picks', 'per game', 'share'], ...rows] };
}

const CARD_HEADING = ['discovered', 'used', 'lost at limit', 'to dreamer', 'held at end', 'holder won'];

function elementSection({ cards }: Counts): TitledTable {
  const rows = ELEMENTS.map((name, element) => [name, ...cardCells(sumCards(cards.filter((_, id) => cardOf(id).element === element)))]);
  return { title: 'Elements', rows: [['Element', ...CARD_HEADING], ...rows] };
}

function cardSection({ cards }: Counts): TitledTable {
  const rows = CARDS.map((card) => [card.code, card.name, at(ELEMENTS, card.element)].concat(cardCells(at(cards, card.id))));
  return { title: 'Cards', rows: [['', 'card', 'Element', ...CARD_HEADING], ...rows] };
}

function cardCells({ discovered, used, givenUp, dreamt, held, won }: CardCounts): string[] {
  return [...[discovered, used, givenUp, dreamt, held].map(whole), percent(won, held)];
}

function sumCards(cards: readonly CardCounts[]): CardCounts {
  const sum = (pick: (card: CardCounts) => number): number => cards.reduce((total, card) => total + pick(card), 0);
  return {
    discovered: sum((card) => card.discovered),
    used: sum((card) => card.used),
    givenUp: sum((card) => card.givenUp),
    dreamt: sum((card) => card.dreamt),
    held: sum((card) => card.held),
    won: sum((card) => card.won),
  };
}
