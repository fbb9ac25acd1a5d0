import { connect, type Socket } from 'node:net';
import type { TestServer } from './a-server.ts';

/** A bare connection to the server, over which a test says what it likes. */
export class Line {
  readonly socket: Socket;
  heard = '';
  /** Settles when the server has hung up, or cut the line. */
  readonly closed: Promise<void>;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (data) => {
      this.heard += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      socket.once('end', resolve).once('close', () => resolve());
    });
  }

  /** It stays open on this side even when the server has hung up. */
  static async open({ url }: Pick<TestServer, 'url'>): Promise<Line> {
    const { hostname, port } = new URL(url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    const line = new Line(socket);
    await new Promise<void>((resolve) => {
      socket.once('connect', resolve).once('close', () => resolve());
    });
    return line;
  }

  say(text: string): this {
    this.socket.write(text, 'latin1');
    return this;
  }

  get isOpen(): boolean {
    return !this.socket.readableEnded && !this.socket.destroyed;
  }
}

/** Says it over a line of its own, and tells what was heard until the server hung up. */
export async function heardOf(server: Pick<TestServer, 'url'>, text: string): Promise<string> {
  const line = (await Line.open(server)).say(text);
  await line.closed;
  line.socket.destroy();
  return line.heard;
}

/** How many connections the server has. */
export function connectionsOf({ app }: Pick<TestServer, 'app'>): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}

export interface Heard {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** The first answer of what was heard. */
export function answerIn(heard: string): Heard {
  const [head = '', ...rest] = heard.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
  return { status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n').slice(0, Number(headers.get('content-length') ?? 0)) };
}
