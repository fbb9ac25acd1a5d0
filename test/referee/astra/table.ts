import { at } from '@astrarium/core';
import { check, numberIn, type Sheet, Violation } from '../sheet.ts';
import { CHARTS, type Chart, type Constellation, DREAMER, EARTH, FIRE, type Pen, unmarked } from './sky.ts';

export interface Journal {
  fame: number;
  pouch: number;
  wisdom: number;
  stardust: number;
  telescopes: number;
  active: number[];
  exhausted: number[];
}

export type Track = 'fame' | 'stardust' | 'telescope' | 'pouch' | 'wisdom';

/** What the referee knows of a game of Astra, from its events alone. */
export class AstraTable {
  readonly sheet: Sheet;
  readonly players: number;
  readonly modifiers: readonly string[];
  readonly solo: boolean;
  readonly slots: (Constellation | undefined)[];
  readonly journals: Journal[];
  readonly discard: number[] = [];
  /** Cards left above and below the Game End card (A2.1). */
  above: number;
  below: number;
  sphere = FIRE as number;
  first = -1;
  active = -1;
  round = 0;
  /** In whose turn the end was triggered, and the last round; -1 until then. */
  endedBy = -1;
  lastRound = -1;
  readonly scoring: number[] = [];
  private readonly seen = new Set<number>();

  constructor(sheet: Sheet, options: { readonly players: number; readonly modifiers?: readonly string[] }) {
    this.sheet = sheet;
    this.solo = options.players === 1;
    this.players = this.solo ? 2 : options.players;
    this.modifiers = options.modifiers ?? [];
    this.slots = Array.from({ length: this.players + 1 }, () => undefined);
    [this.above, this.below] = this.solo ? [17, 3] : at(SPLIT, this.players - 2);
    this.journals = Array.from({ length: this.players }, () => ({
      fame: 0,
      pouch: 5,
      wisdom: 0,
      stardust: 8,
      telescopes: 0,
      active: [],
      exhausted: [],
    }));
  }

  journal(seat: number): Journal {
    return at(this.journals, seat);
  }

  /** The cards in the sky. */
  get sky(): Constellation[] {
    return this.slots.flatMap((card) => (card === undefined ? [] : [card]));
  }

  chart(card: number): Chart {
    return at(CHARTS, card);
  }

  elementOf(card: number): number {
    return this.chart(card).element;
  }

  /** Is it Auptolemy's seat? */
  isAutoma(seat: number): boolean {
    return this.solo && seat === 1;
  }

  /** A11.14 (3): unless it never collects any. */
  automaTelescope(rule: string): void {
    if (!this.modifiers.includes('no-telescopes')) this.gain(1, 'telescope', 1, rule);
  }

  /** Seats clockwise, from the one after this. */
  others(seat: number): number[] {
    return Array.from({ length: this.players - 1 }, (_, n) => (seat + 1 + n) % this.players);
  }

  /** A card turned up for the first time: it can't be one that was seen before. */
  turnUp(card: number): Chart {
    check(CHARTS[card] !== undefined, () => `there is no card ${card}`);
    check(!this.seen.has(card), () => `card ${card} was seen before`);
    this.seen.add(card);
    return at(CHARTS, card);
  }

  /** A6.2: the top card of the deck to the discard. */
  discardTop(rule: string): Chart | undefined {
    if (this.above + this.below === 0) return undefined;
    const event = this.sheet.hear('discarded');
    const card = numberIn(event, 'card');
    check(event['from'] === 'deck' && event['seat'] === null && event['rule'] === rule, () => `a wrong discard: ${JSON.stringify(event)}`);
    this.discard.push(card);
    const chart = this.turnUp(card);
    this.drawn();
    return chart;
  }

  /** A8.7: a card for each empty slot, lowest first, while the deck lasts. */
  refill(rule: string): void {
    for (const [slot, card] of this.slots.entries()) {
      if (card !== undefined || this.above + this.below === 0) continue;
      const event = this.sheet.hear('dealt');
      check(
        event['slot'] === slot && event['rule'] === rule,
        () => `a wrong deal: ${JSON.stringify(event)}, due is slot ${slot} by ${rule}`,
      );
      this.slots[slot] = { chart: this.turnUp(numberIn(event, 'card')), marks: new Map() };
      this.drawn();
    }
  }

  /** A card left the deck. A9.1, A9.2: the Game End card on top triggers the end. */
  private drawn(): void {
    if (this.above === 0) {
      this.below -= 1;
      return;
    }
    this.above -= 1;
    if (this.above > 0) return;
    this.endedBy = this.active;
    this.lastRound = this.active === this.first ? this.round : this.round + 1;
    this.sheet.say({ kind: 'end-triggered', seat: this.active, lastRound: this.lastRound, rule: 'A9.2' });
  }

  /** Gains so much, as far as the track goes (A8.8); nothing gained is nothing told. */
  gain(seat: number, what: Track, amount: number, rule: string): void {
    const journal = this.journal(seat);
    const field = what === 'telescope' ? 'telescopes' : what;
    const room = what === 'pouch' ? 12 - journal.pouch : what === 'wisdom' ? 14 - journal.wisdom : amount;
    const gained = Math.min(amount, room);
    if (gained === 0) return;
    journal[field] += gained;
    this.sheet.say({ kind: 'gained', seat, what, amount: gained, rule });
  }

  spend(seat: number, what: 'stardust' | 'telescope', amount: number, rule: string): void {
    const journal = this.journal(seat);
    const field = what === 'telescope' ? 'telescopes' : what;
    if (journal[field] < amount) throw new Violation(`seat ${seat} has not ${amount} ${what}`);
    journal[field] -= amount;
    this.sheet.say({ kind: 'spent', seat, what, amount, rule });
  }

  /** A5.4: no star twice. */
  mark(pen: Pen, card: Constellation, star: number, rule: string): void {
    check(!card.marks.has(star), () => `star ${star} of ${card.chart.code} is marked already`);
    card.marks.set(star, pen);
    this.sheet.say({ kind: 'marked', seat: pen === DREAMER ? null : pen, card: card.chart.id, star, rule });
  }

  /** A6.1, A6.2: the marker to the next Sphere; from Earth to Fire it passes the discard icon. */
  moveMarker(): void {
    const from = this.sphere;
    this.sphere = (from + 1) % 4;
    this.sheet.say({ kind: 'sphere', to: this.sphere, rule: 'A6.1' });
    if (from === EARTH) this.discardTop('A6.2');
  }

  isFinished(card: Constellation): boolean {
    return unmarked(card).length === 0;
  }

  takeOut(card: Constellation): void {
    this.slots[this.slots.indexOf(card)] = undefined;
  }
}

/** A2.1: above and below the Game End card with 2, 3, 4 and 5 players. */
const SPLIT: readonly (readonly [number, number])[] = [
  [19, 29],
  [23, 25],
  [30, 18],
  [37, 11],
];

/** A1.4: marks of Wisdom for the limits of 2, 3, 4 … cards. */
export function cardLimit(wisdom: number): number {
  return 1 + [0, 1, 3, 5, 8, 11, 14].filter((marks) => wisdom >= marks).length;
}
