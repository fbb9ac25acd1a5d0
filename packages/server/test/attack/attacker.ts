import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { sleep } from '../bench/load.ts';
import { fetchFrom } from '../fetch-from.ts';

/** What somebody attacks, and from where. */
export interface Target {
  readonly url: string;
  /** The attacker's address: each attack has one of its own, so that none is kept down by what another used up. */
  readonly from: string;
  /** The address of somebody else, whom the attack is to harm. */
  readonly victim: string;
  /** How long to go on, in milliseconds. */
  readonly time: number;
  /** Memory of the server, in megabytes. */
  readonly memory: () => number;
  /** What the attacker has open; closed when the attack is over. */
  readonly opened: { readonly destroy: () => void }[];
}

/** What came of an attack, in words, and whether the server did as it should. Whether it lives, and how others fare, is measured for all attacks alike. */
export interface Outcome {
  readonly figure: string;
  readonly held: boolean;
}

export interface Attack {
  readonly name: string;
  /** What it tries to bring about. */
  readonly tries: string;
  /** It is quick, and its outcome does not depend on how busy the machine is: `npm test` has it too. */
  readonly small?: true;
  readonly run: (target: Target) => Promise<Outcome>;
}

/** A bare socket to the server. */
export function open(target: Target, { halfOpen = false } = {}): Promise<Socket> {
  const { hostname, port } = new URL(target.url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: target.from, allowHalfOpen: halfOpen });
  target.opened.push(socket);
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    // Whoever is turned away at once has a socket too, a closed one.
    socket.once('connect', () => resolve(socket));
    socket.once('close', () => resolve(socket));
  });
}

/**
 * How many the server still keeps, though nobody reads them: a byte to one that it has closed is answered with a reset, which a socket that has
 * been read to its end notices with the next byte only.
 */
export async function kept(sockets: readonly Socket[]): Promise<number> {
  for (let byte = 0; byte < 2; byte += 1) {
    for (const socket of sockets) if (!socket.destroyed) socket.write('x');
    await sleep(300);
  }
  return sockets.filter(({ destroyed }) => !destroyed).length;
}

/** Sends it over a socket of its own, and reads what comes within so many milliseconds, or until the server closes. */
export async function exchange(target: Target, text: string, patience = 3000): Promise<string> {
  const socket = await open(target);
  const heard: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => heard.push(chunk));
  const closed = new Promise((resolve) => {
    socket.once('close', resolve);
  });
  socket.write(text);
  await Promise.race([closed, sleep(patience)]);
  socket.destroy();
  return Buffer.concat(heard).toString('latin1');
}

/** The head of a request for a live connection. */
export function upgrade(place: string, headers: readonly string[] = []): string {
  const usual = ['Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  return `${[`GET ${place} HTTP/1.1`, ...usual, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', ...headers].join('\r\n')}\r\n\r\n`;
}

export interface Told {
  readonly status: number;
  readonly text: string;
  /** In milliseconds. */
  readonly took: number;
}

/** Asks by HTTP as the attacker. Whoever's connection is cut off is told status 0. */
export async function ask(
  { url, from }: Pick<Target, 'url' | 'from'>,
  method: 'GET' | 'POST',
  place: string,
  body?: string,
  headers = {},
): Promise<Told> {
  const begun = performance.now();
  const told = { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers };
  try {
    const answer = await fetchFrom(from)(url + place, { method, headers: told, ...(body !== undefined && { body }) });
    return { status: answer.status, text: await answer.text(), took: performance.now() - begun };
  } catch {
    return { status: 0, text: '', took: performance.now() - begun };
  }
}

/** A live connection of the attacker that does not listen unless it is told to; undefined if it was refused. */
function live(target: Target, table: string, token?: string): Promise<WebSocket | undefined> {
  const socket = new WebSocket(`${target.url.replace('http', 'ws')}/api/tables/${table}/live`, {
    localAddress: target.from,
    perMessageDeflate: false,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
  target.opened.push({ destroy: () => socket.terminate() });
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket));
    socket.once('close', () => resolve(undefined));
  });
}

/** As many live connections as are let in, of so many. */
export async function lives(target: Target, many: number, table: string, token?: string): Promise<WebSocket[]> {
  const all = await Promise.all(Array.from({ length: many }, () => live(target, table, token)));
  return all.filter((socket) => socket !== undefined);
}

/** Does it again and again for so long, so many at a time; what each came to. */
export async function again<T>(time: number, atOnce: number, work: (count: number) => Promise<T>): Promise<T[]> {
  const until = performance.now() + time;
  const results: T[] = [];
  let count = 0;
  const goOn = async (): Promise<void> => {
    while (performance.now() < until) {
      count += 1;
      results.push(await work(count));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  return results;
}

/** How often there was which status: "12 × 200, 3 × 429". */
export function counted(told: readonly Pick<Told, 'status'>[]): string {
  const counts = new Map<number, number>();
  for (const { status } of told) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status === 0 ? 'cut off' : status}`).join(', ');
}

/** The longest of some times, as it is told. */
export function slowest(told: readonly Pick<Told, 'took'>[]): string {
  return `${Math.round(Math.max(0, ...told.map(({ took }) => took)))} ms`;
}
