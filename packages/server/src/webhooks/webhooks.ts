import type { Seat } from '@astrarium/core';
import type { Metrics } from '../metrics/server-metrics.ts';
import type { Webhook } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import { botOf } from '../tables/room.ts';
import { newToken } from '../tables/secrets.ts';
import { callWebhook, checkedAddress, type Outside } from './call.ts';

/** Calls waiting for their turn: more are dropped, since a call that comes late is of no use. */
const MOST_WAITING = 1000;
const AT_ONCE = 8;

interface WebhooksOptions {
  readonly store: Store;
  readonly outside: Outside;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** A webhook was set: other nodes may know another. */
  readonly changed: (table: HostedTable) => void;
}

interface WebhookState {
  /** Persons who were waited for when the table was last looked at. */
  onTurn: readonly Seat[];
  /** The revision of the room, which a new webhook changes. */
  revision: number;
  /** Webhooks as far as they were asked for. */
  readonly webhooks: Map<Seat, Webhook | undefined>;
}

/** Tells those who wish so that it has become their turn: by the node where that came about, and by no other. */
export class Webhooks {
  private readonly store: Store;
  private readonly outside: Outside;
  private readonly metrics: Metrics;
  private readonly now: () => number;
  private readonly known = new WeakMap<HostedTable, WebhookState>();
  private readonly waiting: (() => Promise<void>)[] = [];
  private readonly tellOthers: (table: HostedTable) => void;
  private calling = 0;

  constructor({ store, outside, metrics, now, changed }: WebhooksOptions) {
    this.tellOthers = changed;
    this.store = store;
    this.outside = outside;
    this.metrics = metrics;
    this.now = now;
  }

  /** A table was opened: whose turn it is already, nobody is told again. */
  follow(table: HostedTable): void {
    this.known.set(table, { onTurn: personsOnTurn(table), revision: table.row.revision, webhooks: new Map() });
  }

  /** Another node has changed something, and told whom it concerned. */
  followed(table: HostedTable): void {
    const known = this.known.get(table);
    if (known === undefined) return;
    if (known.revision !== table.row.revision) known.webhooks.clear();
    known.onTurn = personsOnTurn(table);
    known.revision = table.row.revision;
  }

  /** Something was changed at the table, here. */
  changed(table: HostedTable): void {
    const known = this.known.get(table);
    if (known === undefined) return;
    const { onTurn: before, webhooks } = known;
    known.onTurn = personsOnTurn(table);
    known.revision = table.row.revision;
    for (const seat of known.onTurn) {
      if (before.includes(seat) || (webhooks.has(seat) && webhooks.get(seat) === undefined)) continue;
      this.enqueue(() => this.tell(table, seat, known));
    }
  }

  /** Sets or ends the webhook of a seat. Returns the secret that signs its calls. Rejects with `BadInput` for an address that won't do. */
  async set(table: HostedTable, seat: Seat, url: string | null): Promise<string | null> {
    const webhook = url === null ? null : { url, secret: newToken() };
    if (webhook !== null) await checkedAddress(webhook.url, this.outside);
    await this.store.saveWebhook(table.id, seat, webhook);
    await table.inTurn(() => table.catchUp());
    this.tellOthers(table);
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

  private async tell(table: HostedTable, seat: Seat, { webhooks }: WebhookState): Promise<void> {
    if (!webhooks.has(seat)) webhooks.set(seat, await this.store.webhook(table.id, seat));
    const webhook = webhooks.get(seat);
    if (webhook === undefined) return;
    const body = JSON.stringify({ table: table.id, game: table.row.game, seat, at: this.now() });
    await callWebhook({ ...webhook, body }, this.outside);
    this.metrics.webhooks.add('told');
  }
}

function personsOnTurn({ row }: HostedTable): Seat[] {
  if (row.phase !== 'running') return [];
  return row.waitingFor.filter((seat) => {
    const sits = row.seats[seat];
    return sits?.player === 'person' && botOf(sits) === undefined;
  });
}
