import type { Duplex } from 'node:stream';

/**
 * What goes out over one live connection. All that is said in one turn of the event loop, as an update and the answer to who caused it,
 * goes out in one write: each write costs more than all else about a message. A string in which each character stands for one byte is
 * the quickest thing to write; a message without any letter beyond ASCII is one already.
 */
export class Outbox {
  private readonly stream: Duplex;
  private waiting = '';
  /** Whether what waits goes out at the end of this turn of the event loop. */
  private soon = false;

  constructor(stream: Duplex) {
    this.stream = stream;
  }

  /** Bytes that were said and have not left yet. */
  get backlog(): number {
    return this.waiting.length + this.stream.writableLength;
  }

  /** What is not urgent waits for whatever is said next, but not for long. */
  say(text: string, urgent = true): void {
    if (urgent && !this.soon) {
      this.soon = true;
      process.nextTick(() => this.flush());
    } else if (!urgent && this.waiting === '') flushLater(this);
    const bytes = Buffer.byteLength(text);
    this.waiting += frameHead(bytes) + (bytes === text.length ? text : Buffer.from(text).toString('latin1'));
  }

  /** Before anything else is written to the stream, such as a goodbye. */
  flush(): void {
    const { waiting } = this;
    this.waiting = '';
    this.soon = false;
    if (waiting !== '' && this.stream.writable) this.stream.write(waiting, 'latin1');
  }
}

/** Nobody notices how many milliseconds ago others decided; several decisions of theirs are told in one write. */
const LULL = 40;

/** Those in which something waits that is not urgent. */
let later: Outbox[] = [];

function flushLater(outbox: Outbox): void {
  if (later.length === 0) {
    setTimeout(() => {
      const all = later;
      later = [];
      for (const one of all) one.flush();
    }, LULL).unref();
  }
  later.push(outbox);
}

/** One whole text message of so many bytes, as a server says it: without a mask (RFC 6455, 5.2). */
function frameHead(bytes: number): string {
  if (bytes < 126) return `\x81${String.fromCharCode(bytes)}`;
  if (bytes < 0x1_00_00) return `\x81\x7e${String.fromCharCode(bytes >> 8, bytes & 0xff)}`;
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(bytes));
  return `\x81\x7f${length.toString('latin1')}`;
}
