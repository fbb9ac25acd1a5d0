import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Nothing else is spoken here: an upgrade to anything else, as to h2c, is ignored, and the request answered like any other. */
export function isToWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Answers the request as if it had not asked for an upgrade. Newer versions of Node ask first whether there is to be one
 * (`shouldUpgradeCallback`). Older ones have stopped reading requests from this socket by now: it is given to the server anew, and what
 * came over it with it, so that its body and whatever follows are read as ever.
 */
export function answerWithoutUpgrade(
  server: Server,
  { method, url, httpVersion, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const [name = '', value = ''] = rawHeaders.slice(i, i + 2);
    if (name.toLowerCase() !== 'upgrade') lines.push(`${name}: ${value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket as Socket);
}
