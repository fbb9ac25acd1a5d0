import { readFileSync, writeFileSync } from 'node:fs';
import { at, quickRandom } from '@astrarium/core';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import createClient from 'openapi-fetch';
import openapiTS, { type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi, openApi } from '../src/api/docs/openapi.ts';
import { hashOf, newToken } from '../src/tables/secrets.ts';
import { aServer, sitting, type TestServer, valueOf } from './a-server.ts';
import { aStore } from './a-store.ts';
import type { components, paths } from './api-client/generated/api.d.ts';

const GENERATED = new URL('api-client/generated/api.d.ts', import.meta.url);
const store = await aStore();
let server: TestServer;

beforeAll(async () => {
  server = await aServer(store);
});

afterAll(async () => {
  await server.stop();
  expect(server.reported).toEqual([]);
});

describe('the OpenAPI document', () => {
  it('passes a linter', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = JSON.stringify(openApi(describeApi()));
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)).toEqual([]);
  });

  it('is what the client was generated from (UPDATE_API=1 generates it anew)', async () => {
    const generated = await openapiTS(JSON.parse(JSON.stringify(openApi(describeApi()))) as OpenAPI3);
    if (process.env['UPDATE_API'] === '1') writeFileSync(GENERATED, generated);
    expect(readFileSync(GENERATED, 'utf8')).toBe(generated);
  });
});

describe('a client generated from it', () => {
  it('plays a game of its own', async () => {
    const players = [await Player.make(server.url), await Player.join(server.url)];
    const results = await Promise.all(players.map((player) => player.playOn()));
    expect(results[0]?.seats).toHaveLength(2);
    expect(results[1]).toEqual(results[0]);
  });
});

type Client = ReturnType<typeof createClient<paths>>;

/** Somebody who knows nothing of the server but the generated types. */
class Player {
  static table = '';
  static invite = '';
  private readonly client: Client;
  private readonly seat: number;

  private constructor(url: string, token: string, seat: number) {
    this.client = createClient<paths>({ baseUrl: url, headers: { authorization: `Bearer ${token}` } });
    this.seat = seat;
  }

  static async make(url: string): Promise<Player> {
    const token = newToken();
    const { data } = await createClient<paths>({ baseUrl: url }).POST('/api/tables', {
      body: {
        game: 'astra',
        options: { players: 2 },
        seats: [{ kind: 'open' }, { kind: 'open' }],
        listing: 'private',
        clock: { kind: 'none' },
        tokenHash: hashOf(token),
        host: { ...sitting('Ada', 0), seat: 0 },
      },
    });
    if (data === undefined) throw new Error('no table was made');
    Player.table = data.id;
    Player.invite = data.invite;
    return new Player(url, token, 0);
  }

  static async join(url: string): Promise<Player> {
    const token = newToken();
    const { data } = await createClient<paths>({ baseUrl: url }).POST('/api/tables/{id}/claim', {
      params: { path: { id: Player.table } },
      body: { ...sitting('Bo', 1), tokenHash: hashOf(token), code: Player.invite },
    });
    if (data === undefined) throw new Error('no seat was free');
    return new Player(url, token, data.seat);
  }

  async playOn(): Promise<components['schemas']['Result']> {
    const { client, seat } = this;
    const path = { id: Player.table };
    await client.POST('/api/tables/{id}/reveal', { params: { path }, body: { seat, value: valueOf(seat) } });
    let since: number | undefined;
    for (;;) {
      const { data, error } = await client.GET('/api/tables/{id}/update', {
        params: { path, query: since === undefined ? {} : { since } },
      });
      if (data === undefined) throw new Error(error.problem.detail);
      const { update } = data;
      if (update === null) continue;
      if (update.result !== null) return update.result;
      since = update.number;
      // A view is typed: that of Astra has a Sphere, and nothing else has.
      if (update.game === 'astra') expect(update.view.sphere).toBeLessThan(4);
      const legal = update.legal[seat] ?? [];
      if (legal.length === 0) continue;
      const decision = at(legal, quickRandom(update.number)(legal.length));
      const { data: answer } = await client.POST('/api/tables/{id}/decisions', {
        params: { path },
        body: { seat, decision, id: `player-${seat}-${update.number}` },
      });
      expect(answer?.refusal).toBeNull();
    }
  }
}
