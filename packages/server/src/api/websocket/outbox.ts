import type { Duplex } from 'node:stream';

/** What an outbox asks of its connection, when it comes to writing. */
export interface OutboxOptions {
  readonly isOpen: () => boolean;
  /** Bytes that may lie in the stream, because the other side does not take them, beside the largest write among them. */
  readonly most: number;
  /** So many bytes were written, and not all of them taken. */
  readonly lags: (bytes: number) => void;
  /** There are more: what was to go out is gone. */
  readonly tooSlow: () => void;
}

/**
 * What goes out over one live connection, as bytes (`asBytes`). All that is said in one turn of the event loop, as an update and the answer
 * to who caused it, goes out in one write: each write costs more than all else about a message.
 */
export class Outbox {
  private readonly stream: Duplex;
  private readonly options: OutboxOptions;
  private waiting = '';
  /** Whether what waits goes out at the end of this turn of the event loop. */
  private soon = false;
  /** The largest write since the stream was last empty. A slow client would else never get past a whole game. */
  private largest = 0;
  /** When something went out last. */
  private wrote = Number.NEGATIVE_INFINITY;

  constructor(stream: Duplex, options: OutboxOptions) {
    this.stream = stream;
    this.options = options;
  }

  /**
   * What is not urgent goes out as soon, unless something just went: then it waits a little for whatever is said next. Nothing else is asked
   * here about the connection, which most of the time has not been looked at for long.
   */
  readonly say = (message: string, urgent = true): void => {
    if (!this.soon && (urgent || this.waiting === '')) {
      if (urgent || performance.now() - this.wrote > LULL) {
        this.soon = true;
        process.nextTick(this.flush);
      } else flushLater(this);
    }
    this.waiting += frameHead(message.length) + message;
  };

  /** Answers a ping, behind all that was said before: pongs that nobody reads lag behind like everything else. */
  pong(data: Buffer): void {
    this.waiting += `\x8a${String.fromCharCode(data.length)}${data.toString('latin1')}`;
    if (this.soon) return;
    this.soon = true;
    process.nextTick(this.flush);
  }

  /** Before anything else is written to the stream, such as a goodbye. Returns how many bytes were. */
  readonly flush = (): number => {
    const { waiting, stream, options } = this;
    this.soon = false;
    if (waiting === '') return 0;
    this.waiting = '';
    this.wrote = performance.now();
    if (!options.isOpen()) return 0;
    const lying = stream.writableLength;
    if (lying === 0) this.largest = 0;
    if (lying - this.largest > options.most) {
      options.tooSlow();
      return 0;
    }
    if (waiting.length > this.largest) this.largest = waiting.length;
    if (!stream.write(waiting, 'latin1')) options.lags(waiting.length);
    return waiting.length;
  };
}

/** In milliseconds. Clients that only look on get the decisions of others ten times a second, many in one write. */
const LULL = 100;

/** Those in which something waits that is not urgent. */
let later: Outbox[] = [];

function flushLater(outbox: Outbox): void {
  if (later.length === 0) {
    setTimeout(() => {
      const all = later;
      later = [];
      flushSome(all, 0);
    }, LULL).unref();
  }
  later.push(outbox);
}

/** So many bytes go out in one turn of the event loop to those who only look on: there may be hundreds of them, and others wait. */
const PER_TURN = 256 * 1024;

function flushSome(all: readonly Outbox[], from: number): void {
  let next = from;
  for (let bytes = 0; next < all.length && bytes < PER_TURN; next += 1) bytes += all[next]?.flush() ?? 0;
  if (next < all.length) setImmediate(flushSome, all, next);
}

/** One whole text message of so many bytes, as a server says it: without a mask (RFC 6455, 5.2). */
function frameHead(bytes: number): string {
  if (bytes < 126) return `\x81${String.fromCharCode(bytes)}`;
  if (bytes < 0x1_00_00) return `\x81\x7e${String.fromCharCode(bytes >> 8, bytes & 0xff)}`;
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(bytes));
  return `\x81\x7f${length.toString('latin1')}`;
}
