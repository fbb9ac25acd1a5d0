import { at } from '@astrarium/core';
import { check, numberIn, Violation } from '../sheet.ts';
import type { Library } from './library.ts';
import { after, bestPaths, canFinish, everyPath, linesTo, type Path } from './paths.ts';
import { AIR, type Chart, type Constellation, DREAMER, EARTH, FIRE, unmarked } from './sky.ts';
import type { AstraTable } from './table.ts';

const SEAT = 1;

/** A11.3: what Auptolemy does. 'lost' if its deck is empty before the Game End card has appeared (A11.4). */
export function automaActs(table: AstraTable, library: Library): 'observed' | 'rested' | 'lost' {
  if (table.journal(SEAT).stardust === 0) {
    table.sheet.say({ kind: 'rested', seat: SEAT, rule: 'A11.9' });
    table.gain(SEAT, 'stardust', table.modifiers.includes('six-stardust') ? 6 : 5, 'A11.9');
    table.moveMarker();
    return 'rested';
  }
  if (library.cards === 0) {
    if (table.endedBy < 0) return 'lost';
    table.sheet.say({ kind: 'no-focus', rule: 'A11.4' });
    return 'observed';
  }
  const { card, from } = library.select();
  observe(table, table.chart(card));
  library.cleanUp(card, from);
  return 'observed';
}

/** A11.9: the dreamer's stars by the same questions, and on as long as there is a way (A10.4). */
export function automaDreams(table: AstraTable, cards: readonly Constellation[], due: number): Constellation {
  const path = told(table, null, 'A10.2');
  const card = path.card;
  check(cards.includes(card), () => `the dreamer may not mark ${card.chart.code}`);
  const ways = everyPath(card, due).filter((way) => way.length === due || onward(card, way).length === 0);
  checkPath(card, ways, path.stars);
  for (const star of path.stars) card.marks.set(star, DREAMER);
  return card;
}

/** A11.5 to A11.7. */
function observe(table: AstraTable, selected: Chart): void {
  const focus = table.sheet.hear('focus');
  const stars = selected.boons.find(({ kind }) => kind === 'fame')?.amount ?? 0;
  const possible = focusCards(table, selected.element);
  const card = table.sky.find(({ chart }) => chart.id === focus['on']);
  check(
    focus['card'] === selected.id && focus['stars'] === stars && focus['rule'] === 'A11.5',
    () => `a wrong Focus: ${JSON.stringify(focus)}`,
  );
  if (possible.length === 0) {
    check(focus['on'] === null && focus['towards'] === null, () => `there is nothing to mark: ${JSON.stringify(focus)}`);
    return;
  }
  if (card === undefined || !possible.includes(card)) {
    throw new Violation(`a wrong Focus: ${JSON.stringify(focus)}, due is one of ${possible.map(({ chart }) => chart.id).join(' ')}`);
  }
  const { telescopes } = table.journal(SEAT);
  const several = unmarked(card).length <= stars && !canFinish(card, 1);
  const observes = several ? [2, 3, 4, 5].find((n) => n <= telescopes + 1 && canFinish(card, n)) : undefined;
  if (observes === undefined) {
    const path = told(table, SEAT, 'A11.6').stars;
    checkTowards(card, path, focus['towards']);
    checkPath(card, everyPath(card, stars), path);
    for (const star of path) card.marks.set(star, SEAT);
    return;
  }
  for (let n = 1; n <= observes; n += 1) {
    if (n > 1) table.spend(SEAT, 'telescope', 1, 'A11.7');
    const path = told(table, SEAT, n === 1 ? 'A11.6' : 'A11.7').stars;
    if (n === 1) checkTowards(card, path, focus['towards']);
    const ways = everyPath(card, unmarked(card).length).filter((way) => canFinish(after(card, way), observes - n));
    checkPath(card, ways, path);
    for (const star of path) card.marks.set(star, SEAT);
  }
}

/** A11.5: the card nearest that Sphere, or the next one clockwise with something to mark; Water: the fewest unmarked stars. */
function focusCards(table: AstraTable, element: number): Constellation[] {
  const open = table.sky.filter((card) => unmarked(card).length > 0);
  const nearest = new Map<number, number>([
    [FIRE, 0],
    [AIR, 1],
    [EARTH, 2],
  ]).get(element);
  if (nearest === undefined) {
    const fewest = Math.min(...open.map((card) => unmarked(card).length));
    return open.filter((card) => unmarked(card).length === fewest);
  }
  const clockwise = table.slots.map((_, n) => table.slots[(nearest + n) % table.slots.length]);
  const found = clockwise.find((card) => card !== undefined && open.includes(card));
  return found === undefined ? [] : [found];
}

/** The stars that were told next as marked by this pen and rule, on one card. */
function told(table: AstraTable, seat: number | null, rule: string): { readonly card: Constellation; readonly stars: Path } {
  const stars: number[] = [];
  let card: Constellation | undefined;
  while (table.sheet.next('marked')) {
    const event = table.sheet.hear('marked');
    const on = table.sky.find(({ chart }) => chart.id === event['card']);
    check(
      event['seat'] === seat && event['rule'] === rule && on !== undefined && (card ?? on) === on,
      () => `a wrong mark: ${JSON.stringify(event)}`,
    );
    card = on;
    stars.push(numberIn(event, 'star'));
  }
  if (card === undefined) throw new Violation('nothing was marked');
  return { card, stars };
}

function checkPath(card: Constellation, ways: readonly Path[], path: Path): void {
  const best = bestPaths(card, ways);
  const text = path.join(' ');
  check(
    best.some((way) => way.join(' ') === text),
    () =>
      `on ${card.chart.code} (marked ${[...card.marks.keys()].join(' ')}) it marks ${text}, due is ${best.map((way) => way.join(' ')).join(' or ')}`,
  );
}

/** The Grand star it is said to head for: the first that it marks, else the closest that it can still reach. */
function checkTowards(card: Constellation, path: Path, towards: unknown): void {
  const { chart } = card;
  const open = unmarked(card);
  const left = chart.grand.filter((star) => open.includes(star));
  const first = path.find((star) => left.includes(star));
  const lines = (star: number): number => linesTo(chart, path, [star], open);
  const nearest = Math.min(...left.map(lines));
  const due = first !== undefined ? [first] : left.filter((star) => nearest < Infinity && lines(star) === nearest);
  const fits = due.length === 0 ? towards === null : due.some((star) => star === towards);
  check(fits, () => `on ${chart.code} it heads for ${String(towards)}, due is ${due.join(' or ')}`);
}

function onward(card: Constellation, path: Path): number[] {
  return at(card.chart.next, at(path, path.length - 1)).filter((star) => !card.marks.has(star) && !path.includes(star));
}
