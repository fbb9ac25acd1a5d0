import type { Socket } from 'node:net';
import { USUAL_LIMITS } from '../../src/limits/limits.ts';
import { sleep } from '../bench/load.ts';
import { type Attack, ask, kept, type Outcome, open, type Target } from './attacker.ts';
import { importLong } from './long-games.ts';

const SLOW = 50;
/** How long whoever is sent away may take to go, in milliseconds, and a little. */
const GOODBYE = 2500;
/** The server's longest patience with a request, and a little. */
const PATIENCE = 24_000;
const HEAD = 'GET /health HTTP/1.1\r\nHost: localhost\r\n';
const BODY = 'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{';

/** Those who keep what they were given without making use of it. */
export const SLOW_ATTACKS: readonly Attack[] = [
  {
    name: 'slow heads and bodies',
    tries: 'to keep requests open by sending a byte now and then',
    run: async (target) => {
      const heads = await Promise.all(Array.from({ length: SLOW }, () => dripping(target, HEAD)));
      const bodies = await Promise.all(Array.from({ length: SLOW }, () => dripping(target, BODY)));
      const until = performance.now() + PATIENCE;
      while ([...heads, ...bodies].some(isOpen) && performance.now() < until) await sleep(200);
      const seconds = Math.round((PATIENCE - Math.max(0, until - performance.now())) / 1000);
      const left = [heads, bodies].map((sockets) => sockets.filter(isOpen).length);
      return {
        figure: `${left[0]} of ${SLOW} heads and ${left[1]} of ${SLOW} bodies still open after ${seconds} s`,
        held: left.every((some) => some === 0),
      };
    },
  },
  {
    name: '900 connections',
    tries: 'to take all the connections there are',
    small: true,
    run: async (target) => {
      const sockets = await Promise.all(Array.from({ length: 900 }, () => open(target)));
      for (const socket of sockets) socket.resume();
      await sleep(Math.max(GOODBYE, target.time));
      const left = sockets.filter(isOpen).length;
      const other = await ask({ url: target.url, from: target.victim }, 'GET', '/health');
      return {
        figure: `${left} of 900 kept; another address is answered ${other.status} meanwhile`,
        held: left <= USUAL_LIMITS.sockets && other.status === 200,
      };
    },
  },
  {
    name: 'answers that nobody reads',
    tries: 'to have the server keep many large answers',
    run: (target) => unread(target, false),
  },
  {
    name: 'answers read a byte at a time',
    tries: 'to have the server keep them for ever',
    run: (target) => unread(target, true),
  },
];

function isOpen(socket: Socket): boolean {
  return !socket.destroyed && socket.readable;
}

async function dripping(target: Target, begin: string): Promise<Socket> {
  const socket = await open(target);
  socket.resume();
  socket.write(begin);
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer);
    else socket.write('x');
  }, 500);
  return socket;
}

/** 190 connections, each with several requests for a whole game. Whether their answers are too much is a matter of memory. */
async function unread(target: Target, byBytes: boolean): Promise<Outcome> {
  const { id } = await importLong(target);
  const { text } = await ask(target, 'GET', `/api/tables/${id}/update`);
  const request = `GET /api/tables/${id}/update HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const before = target.memory();
  let most = before;
  const sockets = await Promise.all(Array.from({ length: 190 }, () => open(target)));
  for (const socket of sockets) {
    socket.pause();
    socket.write(request.repeat(5));
  }
  const until = performance.now() + Math.max(2000, target.time);
  while (performance.now() < until) {
    await sleep(250);
    most = Math.max(most, target.memory());
    if (byBytes) for (const socket of sockets) socket.read(1);
  }
  const left = await kept(sockets);
  const size = (text.length / 1000).toFixed(0);
  return { figure: `190 × 5 answers of ${size} KB asked for: +${Math.round(most - before)} MB, ${left} connections left`, held: true };
}
