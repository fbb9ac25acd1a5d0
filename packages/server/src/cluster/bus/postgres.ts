import pg from 'pg';
import { type Bus, type BusListener, type BusMessage, keyOf, type Membership } from './bus.ts';
import { newNode } from './node.ts';
import { read, write } from './wire.ts';

/** A bus over the notifications of PostgreSQL. Each node has one connection for it, on which it listens and publishes. */
export function postgresBus(databaseUrl: string): Bus {
  return { join: (listener) => new PostgresMembership(databaseUrl, listener) };
}

const CHANNEL = 'astrarium';
/** After a break, connects again so often, in milliseconds. */
const RETRY = 300;
/** A connection that does not answer for so long is given up. */
const PATIENCE = 5000;

class PostgresMembership implements Membership {
  readonly node = newNode();
  private readonly databaseUrl: string;
  private readonly listener: BusListener;
  private client: pg.Client | undefined;
  /** Messages to be sent, by key. */
  private waiting = new Map<string, BusMessage>();
  private sending: Promise<void> | undefined;
  private retry: NodeJS.Timeout | undefined;
  private left = false;

  constructor(databaseUrl: string, listener: BusListener) {
    this.databaseUrl = databaseUrl;
    this.listener = listener;
    void this.open();
  }

  publish(message: BusMessage): void {
    if (this.left) return;
    this.waiting.set(keyOf(message), message);
    this.sending ??= this.sendAll();
  }

  async leave(): Promise<void> {
    this.publish({ kind: 'leaving' });
    this.left = true;
    clearTimeout(this.retry);
    await this.sending;
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    // Also reports its end; without a listener it would end the process.
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload = '' }) => this.hear(payload));
    this.client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      this.lose(client);
      return;
    }
    if (this.client !== client) return;
    this.listener.missed();
    this.sending ??= this.sendAll();
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    client.end().catch(() => undefined);
    if (!this.left) this.retry = setTimeout(() => void this.open(), RETRY).unref();
  }

  private hear(payload: string): void {
    const heard = read(payload);
    if (heard === undefined || heard.from === this.node) return;
    for (const message of heard.messages) this.listener.message(heard.from, message);
  }

  /** In a statement of its own: inside the writing transaction it would hold a lock that all others wait for. */
  private async sendAll(): Promise<void> {
    // All that the present turn of the event loop still brings comes along.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    while (this.waiting.size > 0 && this.client !== undefined) {
      const { client, waiting } = this;
      this.waiting = new Map();
      try {
        await client.query('select pg_notify($1, text) from unnest($2::text[]) as text', [CHANNEL, write(this.node, waiting.values())]);
      } catch {
        // What was not sent goes over the next connection, unless something newer replaces it.
        this.waiting = new Map([...waiting, ...this.waiting]);
        this.lose(client);
      }
    }
    this.sending = undefined;
  }
}
