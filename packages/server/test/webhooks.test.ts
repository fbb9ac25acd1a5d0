import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { at } from '@astrarium/core';
import { afterEach, describe, expect, it } from 'vitest';
import { callWebhook, INTERNET, type Outside, signatureOf } from '../src/webhooks/call.ts';
import { isPublicAddress } from '../src/webhooks/public-address.ts';
import { Client, playTogether } from './a-client.ts';
import { aServer, NO_LIMITS, refusedCode, request, seatedTable, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
const open: Server[] = [];
let server: TestServer | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
  for (const one of open.splice(0)) {
    one.closeAllConnections();
    one.close();
  }
});

/** Everything is allowed, and every name is this machine. */
const HERE: Outside = { resolve: async () => ['127.0.0.1'], allows: () => true, patience: 5000 };

/** A server that hears webhooks. */
async function listening(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const one = createServer(answer);
  open.push(one);
  await new Promise<void>((resolve) => {
    one.listen(0, '127.0.0.1', resolve);
  });
  return (one.address() as AddressInfo).port;
}

describe('a public address', () => {
  it.each(['1.1.1.1', '8.8.8.8', '100.63.255.255', '172.32.0.1', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::1'])(
    'is %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
    ['100.64.0.1', '100.127.255.255', '192.0.0.8', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.1.1.1'],
    ['255.255.255.255', '240.0.0.1', '::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', 'fec0::1'],
    ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a00:1', '::7f00:1', '64:ff9b::a00:1', '2002:7f00:1::', '2001:0:7f00:1::', '2001:db8::1'],
    ['localhost', '', '1.1.1', '1.1.1.1.1', 'example.org', 'fe80::1%eth0'],
  ])('is none of %s, %s, %s, …', (...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});

describe('the address of a webhook', () => {
  const named = (...addresses: string[]): Outside => ({ resolve: async () => addresses, allows: isPublicAddress, patience: 5000 });

  it.each([
    ['http://127.0.0.1/', INTERNET],
    ['http://2130706433/', INTERNET],
    ['http://0x7f.1/', INTERNET],
    ['http://0177.0.0.1/', INTERNET],
    ['http://[::1]/', INTERNET],
    ['http://[::ffff:127.0.0.1]/', INTERNET],
    ['http://[fd00::1]:8080/', INTERNET],
    ['http://169.254.169.254/latest/meta-data', INTERNET],
    ['http://localhost/', INTERNET],
    ['https://inside.example/', named('10.0.0.5')],
    ['https://both.example/', named('93.184.216.34', '10.0.0.5')],
    ['https://nowhere.example/', named()],
    ['ftp://example.org/', named('93.184.216.34')],
    ['file:///etc/passwd', named('93.184.216.34')],
    ['https://user:secret@example.org/', named('93.184.216.34')],
    ['https://example.org:25/', named('93.184.216.34')],
  ])('can not be %s', async (url, outside) => {
    await expect(callWebhook({ url, secret: '', body: '' }, outside)).rejects.toThrow(/^url: /);
  });
});

describe('a call', () => {
  it('goes to the very address that was checked, whatever the name means a moment later, and is signed', async () => {
    const heard: { host?: string; signature?: string; body: string }[] = [];
    const port = await listening((request_, response) => {
      let body = '';
      request_.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request_.on('end', () => {
        heard.push({ host: request_.headers.host ?? '', signature: String(request_.headers['x-astrarium-signature']), body });
        response.end();
      });
    });
    let asked = 0;
    const rebinding: Outside = {
      resolve: async () => {
        asked += 1;
        return asked === 1 ? ['127.0.0.1'] : ['127.0.0.99'];
      },
      allows: (address) => address === '127.0.0.1',
      patience: 5000,
    };
    await callWebhook({ url: `http://hook.example:${port}/turn`, secret: 'key', body: '{"seat":1}' }, rebinding);
    expect(asked).toBe(1);
    expect(heard).toEqual([{ host: `hook.example:${port}`, signature: signatureOf('key', '{"seat":1}'), body: '{"seat":1}' }]);
    // As anybody else computes it: printf '{"seat":1}' | openssl dgst -sha256 -hmac key
    expect(signatureOf('key', '{"seat":1}')).toMatch(/^sha256=[0-9a-f]{64}$/);
  });

  it('follows no redirect', async () => {
    let second = 0;
    const inner = await listening((_request, response) => {
      second += 1;
      response.end();
    });
    const port = await listening((_request, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${inner}/` }).end();
    });
    await expect(callWebhook({ url: `http://hook.example:${port}/`, secret: '', body: '' }, HERE)).rejects.toThrow('answered 307');
    expect(second).toBe(0);
  });

  it('ends by itself when nobody answers', async () => {
    const port = await listening(() => undefined);
    const call = { url: `http://hook.example:${port}/`, secret: '', body: '' };
    await expect(callWebhook(call, { ...HERE, patience: 100 })).rejects.toThrow(/abort|timeout/i);
    const noAddress = { ...HERE, resolve: () => new Promise<never>(() => undefined), patience: 100 };
    await expect(callWebhook(call, noAddress)).rejects.toThrow('took too long');
  });

  it('takes no answer without end', async () => {
    const port = await listening((_request, response) => {
      response.writeHead(200);
      const more = setInterval(() => response.write('x'.repeat(1000)), 1);
      response.once('close', () => clearInterval(more));
    });
    await callWebhook({ url: `http://hook.example:${port}/`, secret: '', body: '' }, HERE);
  });
});

describe('at a table', () => {
  it('whoever wishes so is told of their turn, once for each; nobody else may set it', async () => {
    const heard: { seat: number; table: string; signed: boolean }[] = [];
    let secret: string | null = '';
    const port = await listening((request_, response) => {
      let body = '';
      request_.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request_.on('end', () => {
        const { seat, table } = JSON.parse(body) as { seat: number; table: string };
        heard.push({ seat, table, signed: request_.headers['x-astrarium-signature'] === signatureOf(secret ?? '', body) });
        response.end();
      });
    });
    server = await aServer(store, NO_LIMITS, Date.now, { outside: HERE });
    const { id, tokens } = await seatedTable(server);
    const clients = await Promise.all(tokens.map((token) => Client.open(server as TestServer, id, token)));
    for (const client of clients) await client.watch();
    const waitedFor = (): number => at(clients, 0).update?.waitingFor[0] ?? 0;
    const first = waitedFor();
    const other = 1 - first;
    const ask = { seat: other, url: `http://hook.example:${port}/` };
    expect(await refusedCode(request(server, 'POST /api/tables/:id/webhook', ask, id, { token: at(tokens, first) }))).toBe('not-your-seat');
    ({ secret } = await request(server, 'POST /api/tables/:id/webhook', ask, id, { token: at(tokens, other) }));
    expect(secret).toHaveLength(43);
    const seen = async (token: string) => request(server as TestServer, 'GET /api/tables/:id/webhook', { seat: other }, id, { token });
    expect(await seen(at(tokens, other))).toEqual({ host: `hook.example:${port}` });
    expect(await refusedCode(seen(at(tokens, first)))).toBe('not-your-seat');
    let turns = 0;
    for (let before = waitedFor(); turns < 3; before = waitedFor()) {
      await playTogether(clients, 1);
      if (before === first && waitedFor() === other) turns += 1;
    }
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(turns);
    expect(heard).toEqual(heard.map(() => ({ seat: other, table: id, signed: true })));
    expect((await server.operator.inject('/metrics')).body).toContain(`astrarium_webhooks_total{outcome="told"} ${turns}\n`);

    expect(await request(server, 'POST /api/tables/:id/webhook', { seat: other, url: null }, id, { token: at(tokens, other) })).toEqual({
      secret: null,
    });
    expect(await seen(at(tokens, other))).toEqual({ host: null });
    for (const client of clients) client.cut();
  });

  it('an address inside the network is refused with the reason', async () => {
    server = await aServer(store);
    const { id, tokens } = await seatedTable(server);
    const ask = { seat: 0, url: 'http://127.0.0.1:8080/' };
    const refused = request(server, 'POST /api/tables/:id/webhook', ask, id, { token: at(tokens, 0) });
    await expect(refused).rejects.toThrow('400 bad-input: url: got "http://127.0.0.1:8080/", expected a machine on the public Internet');
    expect(await store.webhook(id, 0)).toBeUndefined();
  });
});
