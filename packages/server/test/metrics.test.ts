import { at } from '@astrarium/core';
import { afterEach, describe, expect, it } from 'vitest';
import { openLog } from '../src/log/log.ts';
import { Registry } from '../src/metrics/registry.ts';
import { Client, playTogether } from './a-client.ts';
import { aServer, NO_LIMITS, newTable, refusedCode, request, seatedTable, sitting, type TestServer, valueOf } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
let server: TestServer | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function start(lines: string[] = []): Promise<TestServer> {
  server = await aServer(store, NO_LIMITS, Date.now, { log: openLog((line) => lines.push(line), Date.now) });
  return server;
}

describe('a registry', () => {
  it('writes what Prometheus reads', () => {
    const registry = new Registry();
    const decisions = registry.counter('decisions_total', 'Decisions.', 'outcome');
    decisions.add('accepted');
    decisions.add('accepted');
    decisions.add('in"jected\n');
    registry.gauge('tables', 'Tables.', () => ({ waiting: 1, running: 2 }), 'phase');
    const seconds = registry.histogram('seconds', 'Time.', [0.1, 1, 10]);
    for (const value of [0.05, 0.5, 0.6, 99]) seconds.observe(value);
    expect(registry.text()).toBe(`# HELP decisions_total Decisions.
# TYPE decisions_total counter
decisions_total{outcome="accepted"} 2
decisions_total{outcome="in_jected_"} 1
# HELP tables Tables.
# TYPE tables gauge
tables{phase="waiting"} 1
tables{phase="running"} 2
# HELP seconds Time.
# TYPE seconds histogram
seconds_bucket{le="0.1"} 1
seconds_bucket{le="1"} 3
seconds_bucket{le="10"} 3
seconds_bucket{le="+Inf"} 4
seconds_sum 100.15
seconds_count 4
`);
  });
});

describe('the figures of a server', () => {
  it('tell tables, connections, decisions, the store, bots and memory', async () => {
    const here = await start();
    await newTable(here);
    const { id, tokens } = await seatedTable(here);
    const clients = await Promise.all(tokens.map((token) => Client.open(here, id, token)));
    for (const client of clients) await client.watch();
    await playTogether(clients, 5);
    const seat = at(clients, 0).update?.waitingFor[0] ?? 0;
    const decision = at(at(clients, seat).update?.legal[seat] ?? [], 0);
    expect((await at(clients, 1 - seat).ask('decide', { seat: 1 - seat, decision, id: 'out-of-turn' })).refusal).not.toBeNull();
    expect(await refusedCode(at(clients, 0).ask('decide', { seat: 1, decision, id: 'not-my-seat' }))).toBe('not-your-seat');
    await at(clients, 0).ask('lend', { seat: 0, bot: 'random' });
    await at(clients, 1).ask('lend', { seat: 1, bot: 'random' });
    await at(clients, 0).until(({ update }) => (update?.number ?? 0) > 10);
    const text = (await here.operator.inject('/metrics')).body;
    for (const line of [
      'astrarium_tables{phase="waiting"} 1',
      'astrarium_connections 2',
      'astrarium_decisions_total{outcome="accepted"} 5',
      'astrarium_decisions_total{outcome="refused"} 1',
      'astrarium_problems_total{code="not-your-seat"} 1',
    ])
      expect(text).toContain(`\n${line}\n`);
    expect(Number(/^astrarium_append_seconds_count (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(10);
    expect(Number(/^astrarium_bot_seconds_count (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
    expect(Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(1e7);
    for (const client of clients) client.cut();
  });
});

describe('the log', () => {
  it('has a line for each request and connection, and no secret in any', async () => {
    const lines: string[] = [];
    const here = await start(lines);
    const made = await newTable(here, { listing: 'private', host: { ...sitting('Ada Lovelace', 3), seat: 0 } });
    const { id, invite, token } = made;
    const cookie = `astrarium-0=${token}`;
    await request(here, 'POST /api/tables/:id/cookie', { token }, id);
    await request(here, 'POST /api/tables/:id/enter', { code: invite }, id);
    await request(here, 'POST /api/tables/:id/chat', { text: 'a secret plan' }, id, { cookie });
    await request(here, 'POST /api/tables/:id/note', { seat: 0, text: 'a secret note' }, id, { cookie });
    await fetch(`${here.url}/api/tables/${token}/claim?code=${invite}`, { method: 'POST', body: invite });
    await fetch(`${here.url}/api/nowhere/${invite}?code=${invite}`);
    const client = await Client.open(here, id, token);
    await client.watch();
    client.cut();
    await expect.poll(() => lines.some((line) => line.includes('"event":"live"')), { timeout: 10_000 }).toBe(true);

    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(parsed).toContainEqual({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: 'info',
      event: 'request',
      request: expect.stringMatching(/^[\w-]{8}$/),
      method: 'POST',
      route: '/api/tables/:id/chat',
      status: 200,
      ms: expect.any(Number),
      table: id,
    });
    expect(parsed).toContainEqual(expect.objectContaining({ event: 'live', table: id, code: 1006 }));
    expect(parsed.filter(({ event }) => event === 'request')).toHaveLength(7);
    const all = lines.join('');
    for (const secret of [invite, token, 'secret', 'Ada', valueOf(3)]) expect(all).not.toContain(secret);
  });
});
