import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '../src/lib/security-headers.ts';
import { answerIn, connectionsOf, heardOf, Line } from './a-line.ts';
import { aServer, NO_LIMITS, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
let server: TestServer;

beforeAll(async () => {
  server = await aServer(store, { ...NO_LIMITS, patience: QUICK });
});

afterAll(async () => {
  await server.stop();
});

const QUICK = { head: 300, request: 600, reading: 10_000, bytesPerSecond: 8192, again: 65_000, look: 50 };
const TABLE = `/api/tables/${'A'.repeat(16)}`;

function upgrade(path: string, ...headers: string[]): string {
  const usual = ['Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  return `${[`GET ${path} HTTP/1.1`, ...usual, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', ...headers].join('\r\n')}\r\n\r\n`;
}

function expectProblem(heard: string, status: number, code: string, detail: string): void {
  const answer = answerIn(heard);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body)).toEqual({ problem: { code, detail: expect.stringContaining(detail) } });
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(Object.fromEntries(answer.headers)).toMatchObject(SECURITY_HEADERS);
}

describe('what never gets as far as a route is refused in the usual form, with the usual headers', () => {
  it.each<[string, string, number, string, string]>([
    ['nonsense', 'nonsense\r\n\r\n', 400, 'bad-input', 'no request of HTTP/1.1'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'bad-input', 'no request of HTTP/1.1'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400, 'bad-input', 'no request'],
    ['a head too large', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too-large', '16 KB'],
    ['a head that does not end', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 408, 'bad-input', 'in time'],
    [
      'a body that does not end',
      `POST ${TABLE}/claim HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":`,
      408,
      'bad-input',
      'in time',
    ],
    [
      'a body in chunks that does not end',
      `POST ${TABLE}/claim HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
      408,
      'bad-input',
      'in time',
    ],
    ['an address that is none', 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400, 'bad-input', 'address'],
    [
      'a table of too many letters',
      `POST /api/tables/${'a'.repeat(101)}/claim HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      414,
      'too-large',
      '100 characters',
    ],
    ['no host', 'GET /api/tables?list=open HTTP/1.1\r\n\r\n', 400, 'bad-input', 'the header Host is missing'],
    ['an expectation', 'POST / HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\n\r\n', 417, 'bad-input', '100-continue'],
    ['an upgrade of nothing', upgrade('/nothing'), 404, 'no-such-thing', '/api/tables/ID/live'],
    [
      'an upgrade of another site',
      upgrade(`${TABLE}/live`, 'Origin: https://elsewhere.example'),
      403,
      'foreign-origin',
      'pages of this site',
    ],
    ['an upgrade with a protocol that is none', upgrade(`${TABLE}/live`, 'Sec-WebSocket-Protocol: ,,'), 400, 'bad-input', 'Protocol'],
  ])('%s', async (_what, text, status, code, detail) => {
    expectProblem(await heardOf(server, text), status, code, detail);
  });

  it('a method that nobody knows gets the usual headers too', async () => {
    const answer = answerIn(await heardOf(server, 'PROPFIND /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'));
    expect(answer.status).toBe(404);
    expect(Object.fromEntries(answer.headers)).toMatchObject(SECURITY_HEADERS);
  });

  it('whoever says 100-continue may go on', async () => {
    const line = await Line.open(server);
    const head = `POST ${TABLE}/claim HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n`;
    line.say(`${head}Expect: 100-continue\r\n\r\n`);
    await expect.poll(() => line.heard).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    line.say('{}');
    await line.closed;
    expect(line.heard).toContain('"code":"bad-input"');
    line.socket.destroy();
  });
});

describe('whoever was refused', () => {
  it.each([
    ['an upgrade', upgrade('/nothing')],
    ['nonsense', 'nonsense\r\n\r\n'],
  ])('and keeps the line open is cut off: %s', async (_what, text) => {
    const line = await Line.open(server);
    line.say(text);
    await line.closed;
    expect(line.heard).not.toBe('');
    // This side never says goodbye.
    await expect.poll(() => connectionsOf(server), { timeout: 10_000 }).toBe(0);
    line.socket.destroy();
  });

  it('has used up as much as anybody: refusals of upgrades count', async () => {
    const few = await aServer(store, { ...NO_LIMITS, requests: { burst: 2, perSecond: 0 } });
    const statuses: number[] = [];
    for (const text of [upgrade('/nothing'), upgrade(`${TABLE}/live`, 'Origin: https://elsewhere.example'), upgrade('/nothing')])
      statuses.push(answerIn(await heardOf(few, text)).status);
    expect(statuses).toEqual([404, 403, 429]);
    expectProblem(await heardOf(few, upgrade(`${TABLE}/live`)), 429, 'too-many', 'wait a little');
    await few.stop();
  });
});

describe('an upgrade to anything but a WebSocket', () => {
  const h2c = 'Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';

  it('is ignored: the request is answered, and those that follow', async () => {
    const line = (await Line.open(server)).say(`GET /health HTTP/1.1\r\n${h2c}\r\n`);
    await expect.poll(() => line.heard).toContain('"ok"');
    expect(answerIn(line.heard).status).toBe(200);
    line.heard = '';
    line.say('GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await line.closed;
    expect(answerIn(line.heard).status).toBe(404);
    line.socket.destroy();
    await expect.poll(() => connectionsOf(server), { timeout: 10_000 }).toBe(0);
  });

  it('with a body is answered when the body is there', async () => {
    const body = JSON.stringify({ code: 'x'.repeat(9000) });
    const head = `POST ${TABLE}/enter HTTP/1.1\r\n${h2c}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const line = (await Line.open(server)).say(head + body.slice(0, 100));
    await new Promise((resolve) => setTimeout(resolve, 50));
    line.say(body.slice(100));
    await expect.poll(() => line.heard).toContain('"problem"');
    expect(answerIn(line.heard)).toMatchObject({ status: 400, body: expect.stringContaining('code: got') });
    line.socket.destroy();
  });

  it('with a body that does not end is refused in time', async () => {
    const text = `POST ${TABLE}/enter HTTP/1.1\r\n${h2c}Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{`;
    expectProblem(await heardOf(server, text), 408, 'bad-input', 'in time');
  });
});
