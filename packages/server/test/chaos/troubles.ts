import { at } from '@astrarium/core';
import pg from 'pg';
import { sleep } from '../kill/player.ts';
import type { Nodes } from './nodes.ts';

const KINDS = ['killed', 'frozen', 'stopped', 'cut'] as const;
type Kind = (typeof KINDS)[number];

/** So many decisions are acknowledged between one trouble and the next. */
const ACHIEVED = 10;

/** What happens to nodes and to their database, by chance. */
export class Troubles {
  readonly counts: Record<Kind, number> = { killed: 0, frozen: 0, stopped: 0, cut: 0 };
  private readonly nodes: Nodes;
  private readonly databaseUrl: string;
  private readonly chance: (below: number) => number;
  /** Nodes with which something is the matter. */
  private readonly troubled = new Set<number>();

  constructor(nodes: Nodes, databaseUrl: string, chance: (below: number) => number) {
    this.nodes = nodes;
    this.databaseUrl = databaseUrl;
    this.chance = chance;
  }

  /** One after another, and some at the same time, so many at most and until this has come about. Between them something is achieved that could be lost. */
  async make(most: number, until: Promise<unknown>, achieved: () => number): Promise<void> {
    const over = new AbortController();
    void until.catch(() => undefined).finally(() => over.abort());
    const goesOn = (): boolean => !over.signal.aborted;
    const under: Promise<void>[] = [];
    while (goesOn() && under.length < most) {
      const before = achieved();
      await sleep(this.chance(400));
      while (goesOn() && achieved() < before + ACHIEVED) await sleep(20);
      if (goesOn()) under.push(this.one());
    }
    await Promise.all(under);
  }

  private async one(): Promise<void> {
    const kind = at(KINDS, this.chance(KINDS.length));
    if (kind === 'cut') {
      this.counts.cut += 1;
      return this.cut();
    }
    const well = this.nodes.ports.map((_, node) => node).filter((node) => !this.troubled.has(node));
    if (well.length === 0) return;
    const node = at(well, this.chance(well.length));
    this.troubled.add(node);
    this.counts[kind] += 1;
    if (kind === 'frozen') {
      this.nodes.signal(node, 'SIGSTOP');
      await sleep(200 + this.chance(4000));
      this.nodes.signal(node, 'SIGCONT');
    } else {
      await this.nodes.end(node, kind === 'killed' ? 'SIGKILL' : 'SIGTERM');
      await sleep(this.chance(500));
      await this.startAgain(node);
    }
    this.troubled.delete(node);
  }

  /** A node whose connections are cut while it starts gives up, as one should; whatever looks after it starts it again. */
  private async startAgain(node: number): Promise<void> {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      try {
        return await this.nodes.start(node);
      } catch (error) {
        if (attempt === 9) throw error;
      }
    }
  }

  /** Each connection to the database with one chance in two. */
  private async cut(): Promise<void> {
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const some = rows.map(({ pid }) => pid).filter(() => this.chance(2) === 0);
    await client.query('select pg_terminate_backend(pid) from unnest($1::integer[]) as pid', [some]);
    await client.end();
  }
}
