import type { Socket } from 'node:net';
import type { FromServer } from '@astrarium/protocol';
import { Client, playOn } from '../a-client.ts';
import { AD_ASTRA_FOR_THREE, claimSeat, newTable, sitting } from '../a-server.ts';
import { sleep } from '../bench/load.ts';
import { type Attack, again, ask, kept, lives, open, type Target, upgrade } from './attacker.ts';
import { importLong } from './long-games.ts';

/** The server waits so long for the goodbye of whoever it sends away, in milliseconds, and a little. */
const GOODBYE = 4000;
/** How often all subscribers of a table may be told of its room, a second; and how much of it may come at once. */
const NEWS = { perSecond: 4, atOnce: 4 };
const PING = 0x89;
const PONG = 0x8a;
/** A message that asks for all there is, and all to come. */
const WATCH = frameOf(0x81, JSON.stringify({ n: 1, name: 'watch', ask: { since: null } }));

/** Too much over live connections. */
export const FLOODS: readonly Attack[] = [
  {
    name: 'pings, and pongs that nobody asked for',
    tries: 'to have a pong kept for each, unread, and to keep the server busy without a message',
    small: true,
    run: async (target) => {
      const { id } = await newTable(target);
      const all = await Promise.all([PING, PING, PING, PONG, PONG, PONG].map((opcode) => flooded(target, id, opcode)));
      const bytes = all.reduce((sum, { sent }) => sum + sent, 0);
      const left = all.filter(({ isOpen }) => isOpen).length;
      return { figure: `${(bytes / 1e6).toFixed(0)} MB over six connections, ${left} of them left`, held: left === 0 };
    },
  },
  {
    name: '190 silent connections',
    tries: 'to have all that happens at a table kept for each of them',
    run: async (target) => {
      const elsewhere = { ...target, from: target.victim };
      const { id, tokens } = await importLong(elsewhere);
      const before = target.memory();
      let most = before;
      const players = await Promise.all(tokens.map((token) => Client.open(elsewhere, id, token)));
      const sockets = await Promise.all(Array.from({ length: 190 }, () => upgraded(target, id)));
      for (const socket of sockets) socket.write(WATCH);
      for (const player of players) await player.watch();
      const number = players[0]?.update?.number ?? 0;
      const playing = players.map((player) => playOn(player).catch(() => []));
      const until = performance.now() + target.time;
      while (performance.now() < until) {
        await sleep(50);
        most = Math.max(most, target.memory());
      }
      const moves = Math.max(...players.map(({ update }) => update?.number ?? 0)) - number;
      for (const player of players) player.cut();
      await Promise.all(playing);
      const left = await kept(sockets);
      return {
        figure: `${sockets.length} silent, ${moves} decisions: +${Math.round(most - before)} MB, ${left} connections left`,
        held: moves > 0,
      };
    },
  },
  {
    name: 'watch, again and again',
    tries: 'to have a long game told whole, many times a second',
    small: true,
    run: async (target) => {
      const { id } = await importLong(target);
      const sockets = await lives(target, 20, id);
      let [asked, told, bytes] = [0, 0, 0];
      for (const socket of sockets) {
        socket.on('message', (data: Buffer) => {
          bytes += data.length;
          if (data.includes('"update":{')) told += 1;
        });
      }
      await again(target.time, 1, async () => {
        for (const socket of sockets) {
          asked += 1;
          if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ n: asked, name: 'watch', ask: { since: null } }));
        }
        await sleep(100);
      });
      // Each of them once a second, and once more at either end.
      const most = sockets.length * (target.time / 1000 + 2);
      return { figure: `${asked} asked by 20 connections, ${told} told: ${(bytes / 1e6).toFixed(0)} MB`, held: told <= most };
    },
  },
  {
    name: 'news of the room',
    tries: 'to have a hundred subscribers told of every coming and going, and of every line',
    small: true,
    run: async (target) => {
      const { id, token, invite } = await newTable(target, AD_ASTRA_FOR_THREE);
      const subscribers = await lives(target, 100, id);
      for (const socket of subscribers) socket.send(JSON.stringify({ n: 1, name: 'watch', ask: { since: null } }));
      const victim = await Client.open({ url: target.url, from: target.victim }, id);
      await victim.watch();
      const before = victim.received.length;
      const begun = performance.now();
      const changes = await again(target.time, 2, async (count) => {
        const text = JSON.stringify({ text: `line ${count}` });
        void ask(target, 'POST', `/api/tables/${id}/chat`, text, { authorization: `Bearer ${token}` });
        const claim = claimSeat(target, id, { ...sitting(`Name ${count}`, count % 10), code: invite });
        const seated = await claim.catch(() => undefined);
        const leaving = { authorization: `Bearer ${seated?.token}` };
        return ask(target, 'POST', `/api/tables/${id}/leave`, JSON.stringify({ seat: seated?.seat }), leaving);
      });
      const seconds = (performance.now() - begun) / 1000;
      const news = newsIn(victim.received.slice(before));
      victim.cut();
      const done = changes.filter(({ status }) => status === 200).length;
      return {
        figure: `${done} came and went in ${seconds.toFixed(1)} s, each subscriber was told ${news} times`,
        held: isRare(news, seconds),
      };
    },
  },
];

/** How often somebody was told of the room. */
export function newsIn(received: readonly string[]): number {
  return received.filter((text) => (JSON.parse(text) as FromServer).kind === 'room').length;
}

export function isRare(news: number, seconds: number): boolean {
  return news <= NEWS.perSecond * seconds + NEWS.atOnce;
}

/** A connection that sends nothing but such frames, as many as are taken, and reads nothing. */
async function flooded(target: Target, table: string, opcode: number): Promise<{ readonly sent: number; readonly isOpen: boolean }> {
  const socket = await upgraded(target, table);
  const frame = frameOf(opcode, 'x'.repeat(125));
  const frames = Buffer.concat(Array.from({ length: 500 }, () => frame));
  const begun = performance.now();
  let sent = 0;
  // When the time is over it only looks whether it is still there.
  while (!socket.destroyed && performance.now() < begun + target.time + GOODBYE) {
    const more = performance.now() < begun + target.time ? frames : frame;
    if (socket.writableLength < 1_000_000) {
      socket.write(more);
      sent += more.length;
    }
    await sleep(more === frames ? 1 : 50);
  }
  return { sent, isOpen: !socket.destroyed };
}

/** As a client says it, of at most 125 bytes; the mask is none. */
function frameOf(opcode: number, text: string): Buffer {
  return Buffer.concat([Buffer.from([opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

/** A live connection that nobody reads. */
async function upgraded(target: Target, table: string): Promise<Socket> {
  const socket = await open(target);
  socket.write(upgrade(`/api/tables/${table}/live`));
  await new Promise((resolve) => {
    socket.once('data', resolve);
    socket.once('close', resolve);
  });
  socket.pause();
  return socket;
}
