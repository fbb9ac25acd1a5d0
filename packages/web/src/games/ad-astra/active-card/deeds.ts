import {
  type ActionCard,
  type AdAstraEvent,
  type Artifact,
  actionOf,
  type Bundle,
  type ItemName,
  type Place,
  type PlanetKind,
  type Resource,
  type Source,
  type System,
} from '@astrarium/ad-astra';
import type { Logged, Seat } from '@astrarium/core';
import { orderOf } from './turn-progress.ts';

/** One thing that somebody did on the card that is on, or that came of it. */
export type Deed =
  | { readonly kind: 'gained'; readonly resource: Resource; readonly amount: number }
  /** `to` may be deep space; `place` is where the ship landed, `planet` what it turned up there. */
  | {
      readonly kind: 'flew';
      readonly to: System;
      readonly energy: number;
      readonly place: Place | null;
      readonly planet: PlanetKind | null;
    }
  | { readonly kind: 'built'; readonly item: ItemName; readonly place: Place | null }
  | { readonly kind: 'offered' | 'traded'; readonly to: Seat; readonly give: Bundle; readonly want: Bundle }
  | { readonly kind: 'declined'; readonly to: Seat }
  | { readonly kind: 'exchanged'; readonly give: Resource; readonly amount: number; readonly take: Resource }
  | { readonly kind: 'scored'; readonly source: Source; readonly points: number }
  | { readonly kind: 'used'; readonly artifact: Artifact }
  | { readonly kind: 'looked'; readonly system: System }
  | { readonly kind: 'drew' | 'first' | 'passed' };

/** What was done on the last card turned up, by the parts of its order (`orderOf`). */
export function deedsOf(log: readonly Logged<AdAstraEvent>[], players: number): readonly (readonly Deed[])[] {
  const start = log.findLastIndex(({ event }) => event.kind === 'revealed');
  const revealed = log[start]?.event;
  if (revealed?.kind !== 'revealed') return [];
  const story = new Story(revealed.card, revealed.seat, players);
  for (const { event } of log.slice(start + 1)) story.hear(event);
  return story.parts.map((deeds) => deeds.filter(({ kind }) => kind !== 'passed' || deeds.length === 1));
}

/** Gathers the events of one card into what each did. */
class Story {
  readonly parts: readonly Deed[][];
  private readonly order: readonly Seat[];
  private readonly movement: boolean;
  /** Has anybody but the owner had a part? Then what the owner still moves is in the last one (B5.1). */
  private othersActed = false;
  /** Energy just paid, or cards just given to the bank: what for, the next event tells. */
  private spent: { readonly resource: Resource; readonly amount: number } | null = null;
  /** The offer on the table. */
  private offer: { readonly from: Seat; readonly to: Seat; readonly give: Bundle; readonly want: Bundle } | null = null;

  constructor(card: ActionCard, owner: Seat, players: number) {
    this.order = orderOf(card, owner, players);
    this.parts = this.order.map(() => []);
    this.movement = actionOf(card) === 'movement';
  }

  hear(event: AdAstraEvent): void {
    switch (event.kind) {
      case 'gained':
        this.gain(event.seat, event.resource, event.amount, event.rule);
        return;
      case 'spent':
        this.spent = { resource: event.resource, amount: event.amount };
        return;
      case 'flew':
        this.add(event.seat, { kind: 'flew', to: event.to, energy: this.spent?.amount ?? 0, place: null, planet: null });
        this.spent = null;
        return;
      case 'turned-up':
        this.land(event.seat, { planet: event.planet });
        return;
      case 'landed':
        this.land(event.seat, { place: event.place });
        return;
      case 'peeked':
        // Whoever flies to a system may look as a matter of course (B5.3).
        if (event.rule !== 'B5.3') this.add(event.seat, { kind: 'looked', system: event.system });
        return;
      case 'built':
        this.add(event.seat, { kind: 'built', item: event.item, place: event.place });
        return;
      case 'offered':
      case 'countered':
        this.withdraw();
        this.offer = { from: event.seat, to: event.to, give: event.give, want: event.want };
        this.add(event.seat, { kind: 'offered', to: event.to, give: event.give, want: event.want });
        return;
      case 'accepted':
      case 'declined':
        this.answer(event.kind === 'accepted');
        return;
      case 'scored':
        this.add(event.seat, { kind: 'scored', source: event.source, points: event.points });
        return;
      case 'used':
        this.add(event.seat, { kind: 'used', artifact: event.artifact });
        return;
      case 'drew':
      case 'passed':
        this.add(event.seat, { kind: event.kind });
        return;
      case 'first-player':
        this.add(event.seat, { kind: 'first' });
        return;
      default:
    }
  }

  /** From the bank: dealt out, taken, or in exchange (B7.2, B10.6). What a trade brings, the trade itself tells. */
  private gain(seat: Seat, resource: Resource, amount: number, rule: string): void {
    if (rule === 'B7.3') return;
    if (this.spent !== null && (rule === 'B7.2' || rule === 'B10.6')) {
      this.add(seat, { kind: 'exchanged', give: this.spent.resource, amount: this.spent.amount, take: resource });
      this.spent = null;
      return;
    }
    const deeds = this.partOf(seat) ?? [];
    const last = deeds.at(-1);
    if (last?.kind === 'gained' && last.resource === resource) deeds[deeds.length - 1] = { ...last, amount: last.amount + amount };
    else this.add(seat, { kind: 'gained', resource, amount });
  }

  private answer(accepted: boolean): void {
    const { offer } = this;
    if (offer === null) return;
    this.withdraw();
    if (accepted) {
      this.add(offer.from, { kind: 'traded', to: offer.to, give: offer.give, want: offer.want });
      this.add(offer.to, { kind: 'traded', to: offer.from, give: offer.want, want: offer.give });
    } else this.add(offer.to, { kind: 'declined', to: offer.from });
  }

  /** The offer is off the table: what became of it is told instead. */
  private withdraw(): void {
    if (this.offer !== null) this.partOf(this.offer.from)?.pop();
    this.offer = null;
  }

  private add(seat: Seat, deed: Deed): void {
    if (seat !== this.order[0]) this.othersActed = true;
    this.partOf(seat)?.push(deed);
  }

  /** What came of the seat's last flight; an artifact may have been used in between (B10.7). */
  private land(seat: Seat, outcome: { readonly place: Place } | { readonly planet: PlanetKind }): void {
    const deeds = this.partOf(seat) ?? [];
    const index = deeds.findLastIndex(({ kind }) => kind === 'flew');
    const flight = deeds[index];
    if (flight?.kind === 'flew') deeds[index] = { ...flight, ...outcome };
  }

  private partOf(seat: Seat): Deed[] | undefined {
    const again = this.movement && this.othersActed && seat === this.order[0];
    return this.parts[again ? this.order.length - 1 : this.order.indexOf(seat)];
  }
}
