import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@astrarium/protocol';
import { SECURITY_HEADERS } from '../../lib/security-headers.ts';
import { retryAfter } from './retry-after.ts';

/** How long whoever was refused may take to read so and to hang up, in milliseconds. */
const GOODBYE = 2000;

/** Answers where there is no request that could be answered, in the usual form, and closes the line, whatever the other side does. */
export function answerBare(socket: Duplex, status: number, problem: Problem): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify({ problem });
  const again = retryAfter(problem);
  const headers = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/json; charset=utf-8',
    ...(again !== undefined && { 'retry-after': again }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  // What still comes in is thrown away: left unread, it would reset the line before the answer has arrived.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), GOODBYE).unref();
  socket.once('close', () => clearTimeout(timer));
}
