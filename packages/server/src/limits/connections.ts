import type { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { callerOf } from './address.ts';
import type { Limits } from './limits.ts';

export interface Connections {
  /** May this go on? Behind proxies it counts as long as its line is open: the response, or the socket of an upgrade. */
  readonly admits: (request: IncomingMessage, line: EventEmitter) => boolean;
}

/** How long one who has too many already may take to hear so, in milliseconds. */
const TELLING = 2000;

/**
 * Counts what each address has open at the same time: connections, or, behind proxies of our own, which share theirs among all players,
 * requests under way. Of those that are one too many, as many again are told so; all others are cut off at once.
 */
export function countConnections(server: Server, { options, callerOf: caller }: Limits): Connections {
  const { sockets: most, proxies } = options;
  const open = new Map<string, number>();
  const enter = (key: string, line: EventEmitter): number => {
    const now = (open.get(key) ?? 0) + 1;
    open.set(key, now);
    line.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
    return now;
  };
  if (proxies > 0) return { admits: (request, line) => enter(caller(request), line) <= most };

  const known = new WeakSet<Socket>();
  const tooMany = new WeakSet<Socket>();
  server.on('connection', (socket) => {
    // A socket whose upgrade is ignored comes a second time.
    if (known.has(socket)) return;
    known.add(socket);
    const now = enter(callerOf(socket.remoteAddress ?? ''), socket);
    if (now > 2 * most) socket.destroy();
    if (now <= most) return;
    tooMany.add(socket);
    const timer = setTimeout(() => socket.destroy(), TELLING).unref();
    socket.once('close', () => clearTimeout(timer));
  });
  return { admits: ({ socket }) => !tooMany.has(socket) };
}
