import { connect, type Socket } from 'node:net';

/** What a line is opened with, besides the address. */
export interface LineOptions {
  readonly token?: string;
  readonly protocol?: string;
  /** The address of this machine to come from; left out, any. */
  readonly from?: string;
}

/**
 * A WebSocket client that can do just what the players of a bench need: short text messages out, whole text messages in. They share the
 * machine with the server that is measured; a client for every purpose takes twice as much of it.
 */
export class Line {
  /** Hears each message; its bytes are good for that moment only. */
  onMessage: (message: Buffer) => void = () => undefined;
  /** The connection is no more. */
  closed = false;
  private readonly socket: Socket;
  /** The beginning of a frame whose end has not come yet. */
  private rest: Buffer | undefined;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (chunk: Buffer) => this.read(chunk));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.closed = true;
    });
  }

  static open(url: string, { token, protocol, from }: LineOptions = {}): Promise<Line> {
    const { hostname, port, pathname } = new URL(url);
    const socket = connect({ port: Number(port), host: hostname, ...(from !== undefined && { localAddress: from }) }).setNoDelay();
    const head = [
      `GET ${pathname} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ...(protocol === undefined ? [] : [`Sec-WebSocket-Protocol: ${protocol}`]),
      ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      // The server says nothing more before it is spoken to.
      socket.once('data', (answer: Buffer) => {
        if (answer.toString('latin1', 0, 12) !== 'HTTP/1.1 101') reject(new Error(answer.toString()));
        else resolve(new Line(socket));
      });
    });
  }

  /** Letters of ASCII only, of up to 65,535 bytes. */
  send(text: string, opcode = TEXT): void {
    const long = text.length > 125;
    const begin = long ? 8 : 6;
    const frame = Buffer.allocUnsafe(begin + text.length);
    frame[0] = opcode;
    frame[1] = 0x80 | (long ? 126 : text.length);
    if (long) frame.writeUInt16BE(text.length, 2);
    frame.writeInt32BE(MASK, begin - 4);
    frame.write(text, begin, 'latin1');
    for (let i = begin; i < frame.length; i += 1) frame[i] = (frame[i] ?? 0) ^ (MASK >>> (8 * (3 - ((i - begin) & 3))));
    this.socket.write(frame);
  }

  terminate(): void {
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    const data = this.rest === undefined ? chunk : Buffer.concat([this.rest, chunk]);
    this.rest = undefined;
    let at = 0;
    while (at < data.length) {
      const size = sizeAt(data, at);
      if (size === undefined || at + size.head + size.body > data.length) {
        this.rest = data.subarray(at);
        return;
      }
      const from = at + size.head;
      at = from + size.body;
      const opcode = data[from - size.head];
      if (opcode === TEXT) this.onMessage(data.subarray(from, at));
      // Whoever does not answer is taken for gone.
      if (opcode === PING) this.send(data.toString('latin1', from, at), PONG);
    }
  }
}

/** Any will do: what it hides messages from is not here. */
const MASK = 0x5a_17_c3_0e;
/** A whole message of text, and what both sides say to see that the other is there. */
const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;

/** How long the frame that begins there is; undefined if not even that has come. */
function sizeAt(data: Buffer, at: number): { readonly head: number; readonly body: number } | undefined {
  if (at + 2 > data.length) return undefined;
  const short = data[at + 1] ?? 0;
  if (short < 126) return { head: 2, body: short };
  if (short === 126) return at + 4 > data.length ? undefined : { head: 4, body: data.readUInt16BE(at + 2) };
  return at + 10 > data.length ? undefined : { head: 10, body: Number(data.readBigUInt64BE(at + 2)) };
}
