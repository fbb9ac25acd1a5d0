import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { openAnswers } from '../src/limits/answers.ts';
import { type LimitOptions, type Limits, openLimits } from '../src/limits/limits.ts';
import { USUAL_PATIENCE } from '../src/limits/timeouts.ts';
import { connectionsOf, Line } from './a-line.ts';

/** More than the machine's own buffers take. */
const LARGE = 24_000_000;
const PIECE = 1_000_000;
const lines: Line[] = [];
let app: FastifyInstance | undefined;

afterEach(async () => {
  for (const { socket } of lines.splice(0)) socket.destroy();
  await app?.close();
  app = undefined;
});

interface Serving {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly limits: Limits;
}

async function serve(options: Partial<LimitOptions>): Promise<Serving> {
  const limits = openLimits(options, Date.now);
  const made = Fastify();
  app = made;
  openAnswers(limits).watch(made);
  made.get('/large', async () => 'x'.repeat(LARGE));
  made.get('/piece', async () => 'x'.repeat(PIECE));
  made.get('/later', async () => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    return 'later';
  });
  await made.listen({ host: '127.0.0.1', port: 0 });
  return { app: made, limits, url: `http://127.0.0.1:${(made.server.address() as AddressInfo).port}` };
}

async function openLine(serving: Serving): Promise<Line> {
  const line = await Line.open(serving);
  lines.push(line);
  return line;
}

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
}

const quick = { ...USUAL_PATIENCE, reading: 300 };

describe('an answer', () => {
  it('of which nothing is read is given up', async () => {
    const serving = await serve({ patience: quick });
    const line = await openLine(serving);
    line.socket.pause();
    line.say(get('/large'));
    await expect.poll(() => connectionsOf(serving)).toBe(1);
    await expect.poll(() => connectionsOf(serving), { timeout: 10_000 }).toBe(0);
  });

  it('that is read too slowly is given up', async () => {
    const serving = await serve({ patience: { ...quick, bytesPerSecond: 40_000_000 } });
    const line = await openLine(serving);
    // About 3 MB a second.
    line.socket.on('data', () => {
      line.socket.pause();
      setTimeout(() => line.socket.resume(), 20);
    });
    line.say(get('/large'));
    await line.closed;
    expect(line.heard.length).toBeLessThan(LARGE);
  });

  it('that is read as fast as it should be comes whole', async () => {
    const serving = await serve({ patience: quick });
    const line = (await openLine(serving)).say(get('/large'));
    await expect.poll(() => line.heard.length, { timeout: 10_000 }).toBeGreaterThan(LARGE);
    line.heard = '';
    line.say(get('/piece'));
    await expect.poll(() => line.heard.length).toBeGreaterThan(PIECE);
  });

  it('may take as long as it likes to be made, also behind another', async () => {
    const serving = await serve({ patience: quick });
    const line = (await openLine(serving)).say(get('/piece') + get('/later'));
    await expect.poll(() => line.heard.endsWith('later'), { timeout: 10_000 }).toBe(true);
  });

  it('behind many that nobody reads is not waited for', async () => {
    const serving = await serve({});
    const line = await openLine(serving);
    line.socket.pause();
    line.say(get('/piece').repeat(12));
    await expect.poll(() => connectionsOf(serving), { timeout: 5000 }).toBe(0);
    expect(serving.limits.unread.total()).toBe(0);
  });

  it('to one of too many questions at once is not made', async () => {
    const serving = await serve({});
    const line = (await openLine(serving)).say(get('/later').repeat(17));
    await line.closed;
    expect(line.heard).toBe('');
  });

  it('counts in the budget of the process until it is read: whoever has most unread is dropped', async () => {
    const serving = await serve({ unread: 1.5 * LARGE });
    for (let i = 0; i < 4; i += 1) {
      const line = await openLine(serving);
      line.socket.pause();
      line.say(get('/large'));
      await expect.poll(() => serving.limits.unread.total()).toBeGreaterThan(0);
    }
    await expect.poll(() => connectionsOf(serving), { timeout: 5000 }).toBe(1);
    expect(serving.limits.unread.total()).toBeLessThanOrEqual(1.5 * LARGE);
  });
});
