import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import { openStore } from '../src/store/open.ts';
import { StoreProblem } from '../src/store/problem.ts';
import type { Store } from '../src/store/store.ts';
import { aDecision, aTable } from './a-table-to-store.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

describe('a PostgreSQL server', () => {
  it.each([
    ['localhost', 'DATABASE_URL is not an address.', 'postgres://user:password@'],
    ['mysql://user:hush@localhost/games', 'begins with "mysql://"', 'postgres://user:password@'],
    ['postgres://user:hush@127.0.0.1:1/games', "at 127.0.0.1:1, which DATABASE_URL names, can't be reached", 'Start it'],
    ['postgres://user:hush@nobody.invalid/games', 'No machine is known as nobody.invalid', 'name of the host'],
    [changed({ pathname: '/elsewhere' }), 'has no database "elsewhere"', 'createdb elsewhere'],
    [changed({ username: 'stranger', password: 'hush' }), 'refuses the user or the password', '%40'],
  ])('that is no store says why and what to do: %s', async (databaseUrl, problem, fix) => {
    const error = await openStore({ databaseUrl }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreProblem);
    if (!(error instanceof StoreProblem)) return;
    expect(error.message).toContain(problem);
    expect(error.fix).toContain(fix);
    expect(error.message + error.fix).not.toContain('hush');
  });

  it('serves two servers, which may start at once and race for every number', async () => {
    const databaseUrl = await postgres.newDatabase();
    const [one, other] = await Promise.all([openStore({ databaseUrl }), openStore({ databaseUrl })]);
    const ids = Array.from({ length: 40 }, (_, i) => `table-${i}`);
    for (const id of ids) await one.createTable(aTable(id));
    for (let number = 1; number <= 5; number += 1) {
      const race = (store: Store, order: string[]) =>
        Promise.all(order.map(async (id) => [id, await store.append(id, aDecision(number))] as const));
      const outcomes = await Promise.all([race(one, ids), race(other, ids.toReversed())]);
      const winners = outcomes.flat().flatMap(([id, outcome]) => (outcome === 'kept' ? [id] : []));
      expect(winners.toSorted()).toEqual(ids.toSorted());
    }
    await Promise.all([one.close(), other.close()]);
  });

  it('that cut its connections is gone back to', async () => {
    const databaseUrl = await postgres.newDatabase();
    const store = await openStore({ databaseUrl });
    await store.createTable(aTable('table'));
    await query(
      databaseUrl,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    // The first few may still meet a connection that was cut.
    for (let open = 0; open < 3; open += 1) await store.check().catch(() => undefined);
    expect(await store.append('table', aDecision(1))).toBe('kept');
    await store.close();
  });

  it('that cuts a connection in the midst of a change fails that change and nothing else', async () => {
    const databaseUrl = await postgres.newDatabase();
    const store = await openStore({ databaseUrl });
    await store.createTable(aTable('table'));
    // Sooner or later one is cut off in the pause between two statements.
    const holder = new pg.Client({ connectionString: databaseUrl });
    await holder.connect();
    for (let round = 0; round < 20; round += 1) {
      const changes = Array.from({ length: 4 }, (_, n) => store.createTable(aTable(`${round} ${n}`)).catch(() => undefined));
      await holder.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await Promise.all(changes);
    }
    await holder.end();
    for (let open = 0; open < 8; open += 1) await store.check().catch(() => undefined);
    expect(await store.append('table', aDecision(1))).toBe('kept');
    await store.close();
  });

  it('gives up a statement that takes too long, says so, keeps nothing of it, and goes on', async () => {
    const databaseUrl = await postgres.newDatabase();
    const short = new URL(databaseUrl);
    // The address comes before what the store asks for: so nobody has to wait for its own limit.
    short.searchParams.set('statement_timeout', '300');
    await (await openStore({ databaseUrl })).close();
    const store = await openStore({ databaseUrl: short.href });
    await store.createTable(aTable('table'));
    // Whoever asks for an entry now sleeps for a minute.
    await query(
      databaseUrl,
      `create function sleep() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end';
       create trigger sleep before insert on entries for each row execute function sleep()`,
    );
    const error = await store.append('table', aDecision(1)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreProblem);
    expect(error).toMatchObject({ message: expect.stringContaining('took too long'), fix: expect.stringContaining('pg_stat_activity') });
    expect(store.problem()).toBe(error);
    await query(databaseUrl, 'drop trigger sleep on entries');
    expect((await store.loadTable('table'))?.number).toBe(0);
    expect(await store.append('table', aDecision(1))).toBe('kept');
    expect(store.problem()).toBeUndefined();
    await store.close();
  });

  it('with games of a newer version is left as it is', async () => {
    const databaseUrl = await postgres.newDatabase();
    await (await openStore({ databaseUrl })).close();
    await query(databaseUrl, "insert into kysely_migration (name, timestamp) values ('9999-later', 'then')");
    await expect(openStore({ databaseUrl })).rejects.toThrow('made by a newer version of Astrarium');
  });

  it('that a newer version only added to is served all the same', async () => {
    const databaseUrl = await postgres.newDatabase();
    await (await openStore({ databaseUrl })).close();
    await query(databaseUrl, "insert into kysely_migration (name, timestamp) values ('9999-later+', 'then')");
    const store = await openStore({ databaseUrl });
    await expect(store.check()).resolves.toBeUndefined();
    await store.close();
  });

  it('answers all that was asked before the store is closed', async () => {
    const store = await openStore({ databaseUrl: await postgres.newDatabase() });
    await store.createTable(aTable('table'));
    // Far more than there are connections.
    const loads = Array.from({ length: 200 }, () => store.loadTable('table'));
    await Promise.all([store.close(), store.close()]);
    expect((await Promise.all(loads)).every((table) => table !== undefined)).toBe(true);
  });

  it('keeps every entry that came before the store is closed, and takes none after', async () => {
    const store = await openStore({ databaseUrl: await postgres.newDatabase() });
    await store.createTable(aTable('table'));
    // Of one table, so that each needs a commit of its own.
    const appends = [1, 2, 3].map((number) => store.append('table', aDecision(number)));
    await store.close();
    expect(await Promise.all(appends)).toEqual(['kept', 'kept', 'kept']);
    await expect(store.append('table', aDecision(4))).rejects.toThrow(StoreProblem);
  });
});

function changed(change: Partial<Pick<URL, 'pathname' | 'username' | 'password'>>): string {
  return Object.assign(new URL(postgres.url), change).href;
}

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(text);
  await client.end();
}
