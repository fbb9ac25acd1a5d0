import { request } from 'node:http';

/** What is asked of a server: as `fetch` takes it, as far as it is needed here. */
interface BotRequest {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type Fetch = (url: string, asked: BotRequest) => Promise<Response>;

/** `fetch` from this address of the machine, over a connection of its own each time: on loopback all of 127.0.0.0/8 are its. Without one, `fetch` itself. */
export function fetchFrom(from: string | undefined): Fetch {
  return from === undefined ? fetch : (url, asked) => ask(url, asked, from);
}

function ask(url: string, { method, headers = {}, body }: BotRequest, localAddress: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, headers, localAddress, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        const told = Object.entries(answer.headers).flatMap(([name, value]) =>
          [value ?? []].flat().map((one): [string, string] => [name, one]),
        );
        resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 500, headers: told }));
      });
    });
    asking.once('error', reject);
    asking.end(body);
  });
}
