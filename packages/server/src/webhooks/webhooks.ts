import type { Seat } from '@astrarium/core';
import type { Metrics } from '../metrics/metrics.ts';
import type { Store, Webhook } from '../store/store.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import { botOf } from '../tables/room.ts';
import { newToken } from '../tables/tokens.ts';
import { callWebhook, checkedAddress, type Outside } from './call.ts';

/** Calls waiting for their turn: more are dropped, since a call that comes late is of no use. */
const MOST_WAITING = 1000;
const AT_ONCE = 8;

interface Followed {
  /** Persons who were waited for when the table was last looked at. */
  onTurn: readonly Seat[];
  /** Webhooks as far as they were asked for. */
  readonly known: Map<Seat, Webhook | undefined>;
}

/** Tells those who wish so that it has become their turn. */
export class Webhooks {
  private readonly store: Store;
  private readonly outside: Outside;
  private readonly metrics: Metrics;
  private readonly now: () => number;
  private readonly followed = new WeakMap<HostedTable, Followed>();
  private readonly waiting: (() => Promise<void>)[] = [];
  private calling = 0;

  constructor({ store, outside, metrics, now }: { store: Store; outside: Outside; metrics: Metrics; now: () => number }) {
    this.store = store;
    this.outside = outside;
    this.metrics = metrics;
    this.now = now;
  }

  /** A table was opened: whose turn it is already, nobody is told again. */
  follow(table: HostedTable): void {
    this.followed.set(table, { onTurn: personsOnTurn(table), known: new Map() });
  }

  /** Something has changed at the table. */
  changed(table: HostedTable): void {
    const followed = this.followed.get(table);
    if (followed === undefined) return;
    const before = followed.onTurn;
    followed.onTurn = personsOnTurn(table);
    for (const seat of followed.onTurn) {
      if (before.includes(seat) || (followed.known.has(seat) && followed.known.get(seat) === undefined)) continue;
      this.enqueue(() => this.tell(table, seat, followed));
    }
  }

  /** Sets or ends the webhook of a seat. Returns the secret that signs its calls. Rejects with `BadInput` for an address that won't do. */
  async set(table: HostedTable, seat: Seat, url: string | null): Promise<string | null> {
    const webhook = url === null ? null : { url, secret: newToken() };
    if (webhook !== null) await checkedAddress(webhook.url, this.outside);
    await this.store.saveWebhook(table.id, seat, webhook);
    this.followed.get(table)?.known.set(seat, webhook ?? undefined);
    return webhook?.secret ?? null;
  }

  /** The machine that is called for a seat; whoever has taken the seat over may know that much of what was set before. */
  async hostOf(table: HostedTable, seat: Seat): Promise<string | null> {
    const webhook = await this.store.webhook(table.id, seat);
    return webhook === undefined ? null : new URL(webhook.url).host;
  }

  private enqueue(call: () => Promise<void>): void {
    if (this.waiting.length >= MOST_WAITING) this.metrics.webhooks.add('dropped');
    else this.waiting.push(call);
    this.next();
  }

  private next(): void {
    if (this.calling >= AT_ONCE) return;
    const call = this.waiting.shift();
    if (call === undefined) return;
    this.calling += 1;
    // What goes wrong out there is counted, and is nobody's business here.
    call()
      .catch(() => this.metrics.webhooks.add('failed'))
      .finally(() => {
        this.calling -= 1;
        this.next();
      });
  }

  private async tell(table: HostedTable, seat: Seat, { known }: Followed): Promise<void> {
    if (!known.has(seat)) known.set(seat, await this.store.webhook(table.id, seat));
    const webhook = known.get(seat);
    if (webhook === undefined) return;
    const body = JSON.stringify({ table: table.id, game: table.facts.game, seat, at: this.now() });
    await callWebhook({ ...webhook, body }, this.outside);
    this.metrics.webhooks.add('told');
  }
}

function personsOnTurn({ facts }: HostedTable): Seat[] {
  if (facts.phase !== 'running') return [];
  return facts.waitingFor.filter((seat) => {
    const sits = facts.seats[seat];
    return sits?.player === 'person' && botOf(sits) === undefined;
  });
}
