import { check, numberIn } from '../sheet.ts';
import type { AstraTable } from './table.ts';

/** A11.1: Auptolemy's Library as far as it can be known. */
export class Library {
  /** Cards left in its deck: 28 less the removed ones and the two turned up. */
  cards: number;
  readonly discard: number[] = [];
  private readonly table: AstraTable;
  private left: number | undefined;
  /** Undefined where it lies face down and nobody has seen it. */
  private right: number | undefined;
  private top: number | undefined;
  /** What its deck was made of when it was made anew (A11.14). */
  private anew: Set<number> | undefined;

  constructor(table: AstraTable) {
    this.table = table;
    this.cards = 28 - (table.modifiers.includes('small-cards-removed') ? 6 : 3);
    for (const place of ['left', 'right'] as const) this.replace(place, 'A11.1');
    this.showTop('A11.1');
  }

  /** A11.5: the die and the card it selects. Returns the card. */
  select(): { readonly card: number; readonly from: 'left' | 'right' | 'deck' } {
    const event = this.table.sheet.hear('rolled');
    const roll = numberIn(event, 'roll');
    const card = numberIn(event, 'card');
    check(Number.isInteger(roll) && roll >= 1 && roll <= 6, () => `no die shows ${roll}`);
    const from = roll <= 2 ? 'left' : roll <= 4 ? 'right' : 'deck';
    check(event['from'] === from && event['rule'] === 'A11.5', () => `a wrong selection: ${JSON.stringify(event)}`);
    const known = from === 'left' ? this.left : from === 'right' ? this.right : this.top;
    if (known === undefined) this.meet(card);
    else check(known === card, () => `the card selected is ${known}, not ${card}`);
    if (from === 'deck') {
      this.cards -= 1;
      this.top = undefined;
    }
    return { card, from };
  }

  /** A11.8: the card used to the discard; a turned-up one is replaced. */
  cleanUp(card: number, from: 'left' | 'right' | 'deck'): void {
    const { sheet, modifiers } = this.table;
    this.discard.push(card);
    this.table.spend(1, 'stardust', 1, 'A11.8');
    if (from !== 'deck') this.replace(from, 'A11.8');
    if (this.cards === 0 && modifiers.includes('endless-library')) {
      this.anew = new Set(this.discard);
      this.cards = this.discard.length;
      this.discard.length = 0;
      sheet.say({ kind: 'reshuffled', cards: this.cards, rule: 'A11.14' });
    }
    if (this.top === undefined) this.showTop('A11.14');
  }

  /** The top card of its deck comes to this place: open, unless it is the right one and stays face down (A11.15). */
  private replace(place: 'left' | 'right', rule: string): void {
    const { sheet, modifiers } = this.table;
    const event = sheet.hear('library');
    const faceDown = place === 'right' && modifiers.includes('hidden-right');
    check(
      event['place'] === place && event['rule'] === rule,
      () => `a wrong card of the Library: ${JSON.stringify(event)}, due is ${place}`,
    );
    check((event['card'] === null) === faceDown, () => `it lies ${faceDown ? 'face down' : 'open'}: ${JSON.stringify(event)}`);
    const card = faceDown ? this.top : numberIn(event, 'card');
    if (this.top !== undefined) check(card === this.top, () => `the top card was ${this.top}, not ${card}`);
    else if (card !== undefined) this.meet(card);
    this.cards -= 1;
    this.top = undefined;
    if (place === 'left') this.left = card;
    else this.right = card;
  }

  /** A11.14 (4): its top card lies open, if there is one. */
  private showTop(rule: string): void {
    if (!this.table.modifiers.includes('open-deck') || this.cards === 0) return;
    const event = this.table.sheet.hear('library');
    check(
      event['place'] === 'top' && event['rule'] === rule,
      () => `a wrong card of the Library: ${JSON.stringify(event)}, due is the top`,
    );
    this.top = numberIn(event, 'card');
    this.meet(this.top);
  }

  /** A card seen for the first time, or again from a deck made anew. */
  private meet(card: number): void {
    if (this.anew === undefined) this.table.turnUp(card);
    else if (!this.anew.delete(card)) this.table.turnUp(card);
  }

  /** What everybody sees. */
  seen(): unknown {
    const hidden = this.table.modifiers.includes('hidden-right');
    return { left: this.left, right: hidden ? null : this.right, cards: this.cards, top: this.top ?? null, discard: this.discard };
  }
}
