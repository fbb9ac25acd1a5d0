import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Limits } from './limits.ts';
import { LONGEST_SILENCE } from './timeouts.ts';
import type { Reader } from './unread.ts';

/** One connection, as long as something on it is to be answered. */
interface HttpLine {
  readonly reader: Reader;
  readonly open: Set<ServerResponse>;
  /** The largest answer since nothing was open. */
  largest: number;
}

/** So many requests on one connection may be under way at once; browsers wait for each answer. */
const MOST_WAITING = 16;
/** A file is read piece by piece, as it is taken. */
const PIECE = 128 * 1024;

export interface Answers {
  readonly watch: (app: FastifyInstance) => void;
  /** Has an answer been begun on this connection, and not ended? */
  readonly hasBegun: (socket: Socket) => boolean;
}

/**
 * Sees to it that answers by HTTP are read. What lies in this process because nobody takes it counts in the budget of all; one connection may
 * lag behind only so far, and whoever takes nothing for a while, or too little for long, is dropped.
 */
export function openAnswers({ unread, options }: Limits): Answers {
  const { backlog, patience } = options;
  const lines = new WeakMap<Socket, HttpLine>();

  return {
    hasBegun: (socket) => [...(lines.get(socket)?.open ?? [])].some(({ headersSent }) => headersSent),
    watch: (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        const { socket } = request.raw;
        // Tests may ask without a connection.
        if (!(socket instanceof Socket)) return done();
        const line = lines.get(socket) ?? newLine(socket);
        lines.set(socket, line);
        if (line.open.size >= MOST_WAITING) socket.destroy();
        // Nobody waits for the answer any more.
        if (socket.destroyed) return void reply.hijack();
        const { raw } = reply;
        line.open.add(raw);
        raw.once('close', () => {
          line.open.delete(raw);
          if (line.open.size === 0) line.largest = 0;
          // What was asked behind it on the same connection may have to wait for news.
          else socket.setTimeout(LONGEST_SILENCE);
        });
        done();
      });

      app.addHook('onSend', (request, reply, payload, done) => {
        const { socket } = request.raw;
        const line = lines.get(socket);
        if (line === undefined) return done();
        const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
        const bytes = isWhole ? Buffer.byteLength(payload) : Number(reply.getHeader('content-length') ?? 0);
        const kept = isWhole ? bytes : Math.min(bytes, PIECE);
        const lying = line.reader.unread();
        if (lying - line.largest > backlog) {
          socket.destroy();
          return done();
        }
        line.largest = Math.max(line.largest, kept);
        socket.setTimeout(patience.reading);
        const time = patience.reading + (1000 * (lying + bytes)) / patience.bytesPerSecond;
        const timer = setTimeout(() => socket.destroy(), time).unref();
        reply.raw.once('close', () => clearTimeout(timer));
        done();
        // By now it is written: whoever has nothing to read would be forgotten.
        unread.wrote(line.reader, kept);
      });
    },
  };
}

function newLine(socket: Socket): HttpLine {
  const open = new Set<ServerResponse>();
  const unread = (): number => {
    let bytes = 0;
    for (const { writableLength } of open) bytes += writableLength;
    return bytes;
  };
  // Answers that waited for their turn are never closed.
  socket.once('close', () => open.clear());
  return { reader: { unread, drop: () => socket.destroy() }, open, largest: 0 };
}
