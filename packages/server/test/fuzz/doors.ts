import { WebSocket } from 'ws';

/** What came back for what was sent. */
export interface Answers {
  /** By problem code, or `answer`, or `closed`. */
  readonly counts: Map<string, number>;
}

function count({ counts }: Answers, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

/** A live connection that is sent anything. When it is closed on us, the next message opens another. */
export class LiveDoor {
  private readonly url: string;
  private readonly token: string | null;
  private readonly answers: Answers;
  private socket: WebSocket | undefined;
  private unanswered = 0;
  private wake: () => void = () => undefined;

  constructor(url: string, token: string | null, answers: Answers) {
    this.url = url;
    this.token = token;
    this.answers = answers;
  }

  /** Sends all, and resolves when each is answered, or the connection was closed because of one. */
  async send(messages: readonly (string | Buffer)[]): Promise<void> {
    const socket = await this.open();
    this.unanswered = messages.length;
    for (const message of messages) socket.send(message);
    while (this.unanswered > 0) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  close(): void {
    this.socket?.terminate();
  }

  private async open(): Promise<WebSocket> {
    if (this.socket !== undefined) return this.socket;
    const headers = this.token === null ? {} : { authorization: `Bearer ${this.token}` };
    const socket = new WebSocket(this.url.replace('http', 'ws'), { headers });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
    socket.once('close', () => {
      this.socket = undefined;
      if (this.unanswered > 0) count(this.answers, 'closed');
      this.unanswered = 0;
      this.wake();
    });
    this.socket = socket;
    return socket;
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as { kind: string; problem?: { code: string } };
    if (message.kind !== 'answer' && message.kind !== 'error') return;
    count(this.answers, message.problem?.code ?? 'answer');
    this.unanswered -= 1;
    this.wake();
  }
}

/** Asks by HTTP, anything. */
export async function ask(
  answers: Answers,
  address: string,
  { method, body, headers }: { readonly method: string; readonly body: string | undefined; readonly headers: Record<string, string> },
): Promise<void> {
  const response = await fetch(address, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  const { problem } = (text.startsWith('{') ? JSON.parse(text) : {}) as { problem?: { code: string } };
  count(answers, problem?.code ?? (response.ok ? 'answer' : String(response.status)));
}
