import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { at } from '@astrarium/core';
import { LIMITS } from '@astrarium/protocol';
import type { Store } from '../../src/store/store.ts';
import { Client, playTogether } from '../a-client.ts';
import { seatedTable, type TestServer } from '../a-server.ts';
import { type Answers, ask, LiveDoor } from './doors.ts';
import { type Below, below, brokenText, type Json, pick, spoiled } from './mutations.ts';
import { forbiddenLive, harmlessLive, httpRequest, type Target } from './templates.ts';

export interface FuzzReport {
  readonly sent: number;
  readonly answers: Readonly<Record<string, number>>;
  /** What is stored of the table, and what was said and noted there, before and after. */
  readonly before: string;
  readonly after: string;
  /** Megabytes in use by JavaScript, after everything that could be forgotten was. */
  readonly heapBefore: number;
  readonly heapAfter: number;
  /** The game goes on: how many decisions its players took afterwards. */
  readonly playedOn: number;
}

/** Messages that go to one connection before its answers are waited for. */
const AT_ONCE = 40;

/**
 * Sends malformed, oversized, out-of-turn, replayed and forged messages to a table in play, through both doors, from strangers and from a
 * player who is not on turn. The same seed sends the same.
 */
export async function fuzz(server: TestServer, store: Store, { count, seed }: { count: number; seed: number }): Promise<FuzzReport> {
  const chance = below(seed);
  const { id, tokens } = await seatedTable(server);
  const players = await Promise.all(tokens.map((token) => Client.open(server, id, token)));
  for (const player of players) await player.watch();
  const target = await playedTable(players, id, store);
  const waiting = at(players, 0).update?.waitingFor ?? [];
  const idle = 1 - at(waiting, 0);
  const elsewhere = await seatedTable(server);
  const strangers = [null, 'x'.repeat(43), at(elsewhere.tokens, 0), elsewhere.host];

  const answers: Answers = { counts: new Map() };
  const url = `${server.url}/api/tables/${id}`;
  const doors = [
    ...strangers.map((token) => ({ door: new LiveDoor(`${url}/live`, token, answers), valid: () => forbiddenLive(target, chance) })),
    { door: new LiveDoor(`${url}/live`, at(tokens, idle), answers), valid: () => harmlessLive(target, idle, chance) },
  ];
  const before = await stored(store, id);
  await send(doors, Math.min(500, count));
  const heapBefore = heap(players);
  let sent = 500;
  while (sent < count) {
    const round = Math.min(1000, count - sent);
    const byHttp = Math.floor(round / 5);
    await send(doors, round - byHttp);
    await sendByHttp(byHttp);
    sent += round;
  }
  for (const { door } of doors) door.close();
  const heapAfter = heap(players);
  const after = await stored(store, id);
  await playTogether(players, 3);
  const playedOn = (await store.entriesAfter(id, target.taken.length)).length;
  for (const player of players) player.cut();
  return { sent, answers: Object.fromEntries(answers.counts), before, after, heapBefore, heapAfter, playedOn };

  async function send(through: typeof doors, many: number): Promise<void> {
    const share = Math.ceil(many / through.length);
    await Promise.all(
      through.map(async ({ door, valid }) => {
        for (let left = share; left > 0; left -= AT_ONCE) {
          const messages = Array.from({ length: Math.min(AT_ONCE, left) }, () => liveMessage(valid(), chance));
          // What is too large ends the connection: everything else is answered before.
          await door.send(messages.filter((message) => !isTooLarge(message)));
          for (const message of messages.filter(isTooLarge)) await door.send([message]);
        }
      }),
    );
  }

  async function sendByHttp(many: number): Promise<void> {
    for (let left = many; left > 0; left -= 16) {
      await Promise.all(Array.from({ length: Math.min(16, left) }, () => sendOne()));
    }
  }

  async function sendOne(): Promise<void> {
    const { name, ask: right } = httpRequest(target, chance);
    const token = pick(chance, strangers);
    const [method = '', address = ''] = name
      .replace(':id', chance(10) === 0 ? pick(chance, ['x', '%00', 'A'.repeat(16), '..']) : id)
      .split(' ');
    // What makes tables must not succeed: its message is always spoiled by a field that nobody knows.
    const makes = address === '/api/tables' || address.endsWith('/import');
    const wrong = makes ? { ...(right as object), unknown: 1 } : chance(3) === 0 ? right : spoiled(right, chance);
    const query = method === 'GET' ? `?${queryOf(wrong)}` : '';
    const body = method === 'GET' ? undefined : httpBody(wrong, chance);
    await ask(answers, server.url + address + query, {
      method,
      body,
      headers: {
        ...(body !== undefined && { 'content-type': pick(chance, ['application/json', 'application/json', 'text/plain', 'x/y; z']) }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(chance(10) === 0 && { cookie: `astrarium=${'0.'.repeat(chance(500))}~h.${'y'.repeat(43)}` }),
        ...(chance(20) === 0 && { origin: 'https://elsewhere.example' }),
      },
    });
  }
}

/** A table with some decisions taken, at a moment when nobody may undo anything by law and one player alone is on turn. */
async function playedTable(players: readonly Client[], id: string, store: Store): Promise<Target> {
  const still = (): boolean =>
    players.every(({ update, you }) => update?.undoLimits[you?.seats[0] ?? 0] === update?.version && update?.waitingFor.length === 1);
  await playTogether(players, 20);
  while (!still()) await playTogether(players, 1);
  const entries = await store.entriesAfter(id, 0);
  const taken = entries.flatMap((entry) => (entry.kind === 'decide' ? [{ seat: entry.seat, decision: entry.text, id: entry.id }] : []));
  return { id, taken, version: taken.length };
}

function liveMessage(valid: { readonly name: string; readonly ask: Json }, chance: Below): string | Buffer {
  const message = { n: 1 + chance(1000), ...valid };
  switch (chance(12)) {
    case 0:
      return brokenText(message, chance);
    case 1:
      return Buffer.from(brokenText(message, chance));
    case 2:
      return chance(10) === 0 ? JSON.stringify({ ...message, ask: 'x'.repeat(20_000) }) : JSON.stringify({ ...message, n: -1 });
    case 3:
    case 4:
    case 5:
      return JSON.stringify(message);
    case 6:
      return JSON.stringify({ ...message, name: pick(chance, ['constructor', '__proto__', 'toString', '', 'Watch', 'drop']) });
    default:
      return JSON.stringify({ ...message, ask: spoiled(valid.ask, chance) });
  }
}

function isTooLarge(message: string | Buffer): boolean {
  return message.length > LIMITS.messageBytes;
}

function httpBody(wrong: Json, chance: Below): string {
  const kind = chance(12);
  if (kind === 0) return brokenText(wrong, chance);
  return kind === 1 ? JSON.stringify({ text: 'x'.repeat(20_000) }) : JSON.stringify(wrong);
}

function queryOf(wrong: Json): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(wrong ?? {})) query.append(key, typeof value === 'string' ? value : JSON.stringify(value));
  return query.toString();
}

async function stored(store: Store, id: string): Promise<string> {
  const table = await store.loadTable(id);
  // That somebody is there changes with each message, and nothing else by it.
  const seats = table?.seats.map((seat) => ({ ...seat, thereUntil: 0 }));
  const notes = await Promise.all([0, 1].map((seat) => store.note(id, seat, table?.seats[seat]?.tokenHash ?? '')));
  const webhooks = await Promise.all([0, 1].map((seat) => store.webhook(id, seat)));
  return JSON.stringify({
    table: { ...table, seats },
    links: await store.links(id),
    chats: await store.chats(id, 0, 1000),
    notes,
    webhooks,
  });
}

/** In megabytes. What the players heard is theirs to remember, and does not count. */
function heap(players: readonly Client[]): number {
  for (const { received } of players) received.length = 0;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}
