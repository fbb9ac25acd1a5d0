import { SECURITY_HEADERS } from '../../src/lib/security-headers.ts';
import { sleep } from '../bench/load.ts';
import { type Attack, again, ask, counted, exchange, kept, open, type Target, upgrade } from './attacker.ts';

const TABLE = 'A'.repeat(16);

/** Upgrades that are refused: nothing there, from a page of another site, and, after some hundred of them, one too many. */
const REFUSED = [
  upgrade('/nothing'),
  upgrade(`/api/tables/${TABLE}/live`, ['Origin: https://elsewhere.example']),
  upgrade(`/api/tables/${TABLE}/live`),
];

/** What no parser of HTTP takes. */
const GARBAGE = [
  'GARBAGE\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];

/** What comes in before any request of ours is made out of it. */
export const UPGRADES: readonly Attack[] = [
  {
    name: 'refused upgrades, reset',
    tries: 'to end the process by an error of a socket that nobody listens to',
    small: true,
    run: async (target) => {
      const sent = await again(target.time, 20, (count) => sendAndReset(target, REFUSED[count % REFUSED.length] ?? ''));
      return { figure: `${sent.length} upgrades refused with 404, 403 and 429, each reset`, held: true };
    },
  },
  {
    name: 'refused upgrades, left half open',
    tries: 'to keep sockets of the server for ever by never closing one’s own end',
    run: async (target) => {
      const sockets = await Promise.all(Array.from({ length: 150 }, () => open(target, { halfOpen: true })));
      for (const socket of sockets) socket.resume().write(REFUSED[0] ?? '');
      await sleep(Math.max(3000, target.time));
      const left = await kept(sockets);
      return { figure: `${left} of ${sockets.length} still kept by the server`, held: left === 0 };
    },
  },
  {
    name: 'Upgrade: h2c',
    tries: 'to be refused what everybody else is answered',
    small: true,
    run: async (target) => {
      const told = await Promise.all(
        Array.from({ length: 20 }, () =>
          ask(target, 'GET', '/health', undefined, { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' }),
        ),
      );
      return { figure: counted(told), held: told.every(({ status }) => status === 200) };
    },
  },
  {
    name: 'what is no HTTP',
    tries: 'to get answers without the headers that protect readers',
    small: true,
    run: async (target) => {
      const first = await Promise.all(GARBAGE.map((text) => exchange(target, text)));
      const bare = first.filter((answer) => answer !== '' && !isProtected(answer)).length;
      const flood = await again(target.time, 5, (count) => exchange(target, GARBAGE[count % GARBAGE.length] ?? ''));
      return { figure: `${bare} of ${first.length} answers without them; ${flood.length} more requests`, held: bare === 0 };
    },
  },
  {
    name: 'pages of the operator',
    tries: 'to read /metrics and /health/ready from outside',
    small: true,
    run: async (target) => {
      const told = await Promise.all(['/metrics', '/health/ready'].map((place) => ask(target, 'GET', place)));
      return { figure: counted(told), held: told.every(({ status }) => status !== 200) };
    },
  },
];

async function sendAndReset(target: Target, text: string): Promise<void> {
  const socket = await open(target);
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    if (socket.destroyed) resolve();
    else socket.write(text, () => socket.resetAndDestroy());
  });
}

function isProtected(answer: string): boolean {
  const head = answer.toLowerCase();
  return Object.keys(SECURITY_HEADERS).every((name) => head.includes(`\r\n${name}:`));
}
