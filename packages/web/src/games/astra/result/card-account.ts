import { ABILITIES, type AstraEvent, type AstraView, type CardId, cardOf, type Resource } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';

/** What became of a discovered card. */
export interface CardAccount {
  readonly card: CardId;
  /** Null when the dreamer completed it (A10.7). */
  readonly seat: Seat | null;
  /** The round of its discovery. */
  readonly round: number;
  readonly used: number;
  /** What its Ability gained, and how many stars it marked. */
  readonly brought: ReadonlyMap<Resource, number>;
  readonly stars: number;
  /** The Boons it gave to those who helped. */
  readonly boons: readonly { readonly seat: Seat; readonly box: number }[];
  readonly end: 'active' | 'exhausted' | 'discarded';
}

/** Every discovered card in the order of discovery. `view` is the table at the end. */
export function cardLedger(events: readonly AstraEvent[], view: AstraView): readonly CardAccount[] {
  const tally = new Tally();
  let round = 0;
  const found: Pick<CardAccount, 'card' | 'seat' | 'round'>[] = [];
  for (const event of events) {
    if (event.kind === 'turn') round = event.round;
    if (event.kind === 'discovered') found.push({ card: event.card, seat: event.seat, round });
    tally.take(event);
  }
  return found.map((discovery) => ({ ...discovery, ...tally.of(discovery.card), end: endOf(discovery.card, view) }));
}

function endOf(card: CardId, view: AstraView): CardAccount['end'] {
  if (view.journals.some(({ active }) => active.includes(card))) return 'active';
  return view.journals.some(({ exhausted }) => exhausted.includes(card)) ? 'exhausted' : 'discarded';
}

interface Sums {
  used: number;
  stars: number;
  readonly brought: Map<Resource, number>;
  readonly boons: { seat: Seat; box: number }[];
}

/** Adds up what each card brought. What an Ability does carries the Ability's rule, and belongs to the card used last by that rule this turn. */
class Tally {
  private readonly sums = new Map<CardId, Sums>();
  private readonly inForce = new Map<string, CardId>();

  take(event: AstraEvent): void {
    switch (event.kind) {
      case 'turn':
        this.inForce.clear();
        return;
      case 'used':
        this.of(event.card).used += 1;
        this.inForce.set(ABILITIES[cardOf(event.card).ability].rule, event.card);
        return;
      case 'picked':
        this.of(event.card).boons.push({ seat: event.seat, box: event.box });
        return;
      case 'gained':
      case 'marked': {
        const card = this.inForce.get(event.rule);
        if (card === undefined) return;
        const sums = this.of(card);
        if (event.kind === 'marked') sums.stars += 1;
        else sums.brought.set(event.what, (sums.brought.get(event.what) ?? 0) + event.amount);
      }
    }
  }

  of(card: CardId): Sums {
    const known = this.sums.get(card);
    if (known !== undefined) return known;
    const sums: Sums = { used: 0, stars: 0, brought: new Map(), boons: [] };
    this.sums.set(card, sums);
    return sums;
  }
}
