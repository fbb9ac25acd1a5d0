import { at } from '@astrarium/core';
import { ask, type Play, Violation } from '../sheet.ts';
import { automaPicks } from './automa-boon.ts';
import { reactivate } from './deeds.ts';
import { type Chart, type Constellation, DREAMER, starsOf } from './sky.ts';
import { type AstraTable, cardLimit } from './table.ts';

/** A8: every finished card, then the card limit, then new cards. */
export function* discoveries(table: AstraTable, seat: number): Play {
  for (;;) {
    const finished = table.sky.filter((card) => table.isFinished(card));
    if (finished.length === 0) break;
    const card = yield* whichNext(table, seat, finished);
    yield* boons(table, card, table.others(seat));
    table.takeOut(card);
    table.journal(seat).active.push(card.chart.id);
    table.sheet.say({ kind: 'discovered', seat, card: card.chart.id, rule: 'A8.4' });
    if (table.solo && seat === 0 && table.modifiers.includes('telescope-per-discovery')) table.automaTelescope('A11.15');
  }
  if (!table.isAutoma(seat)) yield* keepLimit(table, seat);
  table.refill('A8.7');
}

/** A10.7: the dreamer has finished it: both assist, and nobody gains it. */
export function* dreamtDiscovery(table: AstraTable, seat: number, card: Constellation): Play {
  yield* boons(table, card, [seat, ...table.others(seat)]);
  table.takeOut(card);
  const { id } = card.chart;
  table.sheet.say({ kind: 'discovered', seat: null, card: id, rule: 'A10.7' });
  table.discard.push(id);
  table.sheet.say({ kind: 'discarded', card: id, from: 'sky', seat: null, rule: 'A10.7' });
  table.refill('A10.7');
}

/** A8.5. Auptolemy marks on one card only, so it never has several. */
function* whichNext(table: AstraTable, seat: number, finished: readonly Constellation[]): Play<Constellation> {
  if (finished.length === 1) return at(finished, 0);
  if (table.isAutoma(seat)) throw new Violation('Auptolemy has finished several cards');
  const texts = finished.map(({ chart }) => `discover ${chart.code}`);
  return at(finished, texts.indexOf(yield* ask(seat, texts)));
}

/** A8.2, A8.3: those with most stars pick first; a tie at the same time, seen when all have picked. */
function* boons(table: AstraTable, card: Constellation, seats: readonly number[]): Play {
  const crossedOut = new Set<number>();
  const counts = [...new Set(seats.map((seat) => starsOf(card, seat)))].filter((stars) => stars > 0);
  for (const stars of counts.toSorted((one, other) => other - one)) {
    const tied = seats.filter((seat) => starsOf(card, seat) === stars);
    const picks = yield* pickTogether(table, card, tied, crossedOut);
    const choosing: { readonly seat: number; readonly amount: number }[] = [];
    for (const seat of tied) {
      const box = picks.get(seat);
      if (box === undefined) continue;
      crossedOut.add(box);
      const rule = table.isAutoma(seat) ? 'A11.11' : tied.length > 1 ? 'A8.3' : 'A8.2';
      table.sheet.say({ kind: 'picked', seat, card: card.chart.id, box, tied: tied.length > 1, rule });
      const boon = at(card.chart.boons, box);
      if (receive(table, seat, boon)) choosing.push({ seat, amount: boon.amount });
    }
    for (const { seat, amount } of choosing) yield* activate(table, seat, amount);
  }
}

function* pickTogether(
  table: AstraTable,
  card: Constellation,
  tied: readonly number[],
  crossedOut: ReadonlySet<number>,
): Play<Map<number, number>> {
  const picks = new Map<number, number>();
  const waiting = new Map<number, string[]>();
  for (const seat of tied) {
    if (table.isAutoma(seat)) {
      const box = automaPicks(card, crossedOut);
      if (box !== undefined) picks.set(seat, box);
    } else
      waiting.set(
        seat,
        openBoxes(card, seat, crossedOut).map((box) => `boon ${box + 1}`),
      );
  }
  while (waiting.size > 0) {
    const { seat, text } = yield { asked: new Map(waiting) };
    if (!waiting.get(seat)?.includes(text)) throw new Violation(`seat ${seat} may not ${text}`);
    waiting.delete(seat);
    picks.set(seat, Number(text.slice(5)) - 1);
    if (tied.length > 1) table.sheet.say({ kind: 'sealed', seat, rule: 'A8.3' });
  }
  return picks;
}

/** A10.6: with fewer stars than the dreamer from the two rightmost only. */
function openBoxes(card: Constellation, seat: number, crossedOut: ReadonlySet<number>): number[] {
  const boxes = starsOf(card, DREAMER) > starsOf(card, seat) ? [2, 3] : [0, 1, 2, 3];
  return boxes.filter((box) => !crossedOut.has(box));
}

/** A8.8: all that is had at once; where all Exhausted cards come back there is nothing to choose. True if a choice is left. */
function receive(table: AstraTable, seat: number, { kind, amount }: Chart['boons'][number]): boolean {
  if (kind === 'activation') {
    const { exhausted } = table.journal(seat);
    if (exhausted.length > amount) return true;
    for (const card of exhausted) reactivate(table, seat, card, 'A8.8');
    return false;
  }
  if (kind !== 'fame' && kind !== 'stardust' && kind !== 'telescope' && kind !== 'pouch' && kind !== 'wisdom')
    throw new Violation(`no such Boon: ${kind}`);
  table.gain(seat, kind, amount, 'A8.8');
  // A11.11: for 2 or 3 Fame gained so, Auptolemy gets a Telescope too.
  if (table.isAutoma(seat) && (amount === 2 || amount === 3)) table.automaTelescope('A11.11');
  return false;
}

/** A8.8: which cards come back, chosen after all picks of a tie have been seen. */
function* activate(table: AstraTable, seat: number, amount: number): Play {
  for (let n = 0; n < amount; n += 1) {
    const { exhausted } = table.journal(seat);
    const texts = exhausted.map((one) => `activate ${table.chart(one).code}`);
    reactivate(table, seat, at(exhausted, texts.indexOf(yield* ask(seat, texts))), 'A8.8');
  }
}

/** A8.6. */
function* keepLimit(table: AstraTable, seat: number): Play {
  for (;;) {
    const journal = table.journal(seat);
    const own = [...journal.active, ...journal.exhausted];
    if (own.length <= cardLimit(journal.wisdom)) return;
    const texts = own.map((card) => `discard ${table.chart(card).code}`);
    const card = at(own, texts.indexOf(yield* ask(seat, texts)));
    journal.active = journal.active.filter((one) => one !== card);
    journal.exhausted = journal.exhausted.filter((one) => one !== card);
    table.discard.push(card);
    table.sheet.say({ kind: 'discarded', card, from: 'journal', seat, rule: 'A8.6' });
  }
}
