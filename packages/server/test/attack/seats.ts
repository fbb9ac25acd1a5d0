import { at } from '@astrarium/core';
import { Client } from '../a-client.ts';
import { ASTRA_FOR_TWO, claimSeat, newTable, refusedCode, request, type SeatedTable, showValue, sitting } from '../a-server.ts';
import { sleep } from '../bench/load.ts';
import { type Attack, again, type Target } from './attacker.ts';
import { isRare, newsIn } from './floods.ts';

/** Against those at the same table. */
export const SEATS: readonly Attack[] = [
  {
    name: 'all seats of a public table',
    tries: 'to let nobody else play',
    small: true,
    run: async (target) => {
      const seats = Array.from({ length: 5 }, () => ({ kind: 'open' }) as const);
      const { id } = await newTable(other(target), { game: 'ad-astra', options: { players: 5 }, seats });
      const codes = await Promise.all(seats.map((_, seat) => refusedCode(claimSeat(target, id, { ...sitting('Me', seat), seat }))));
      const taken = codes.filter((code) => code === 'none').length;
      return {
        figure: `${taken} of ${seats.length} taken by one stranger; else: ${codes.find((code) => code !== 'none')}`,
        held: taken <= 1,
      };
    },
  },
  {
    name: 'replacing somebody who is there',
    tries: 'to have a bot play for the other, as the host',
    small: true,
    run: async (target) => {
      const { id, tokens } = await together(target);
      const victim = await Client.open(other(target), id, at(tokens, 1));
      await victim.watch();
      const code = await refusedCode(request(target, 'POST /api/tables/:id/replace', { seat: 1 }, id, { token: at(tokens, 0) }));
      victim.cut();
      return { figure: code === 'none' ? 'the bot plays for them' : `refused: ${code}`, held: code !== 'none' };
    },
  },
  {
    name: 'lending and taking back',
    tries: 'to win time on the clock, and to flood the other with news',
    small: true,
    run: async (target) => {
      const { id, tokens } = await together(target);
      const [attacker, victim] = await Promise.all([Client.open(target, id, at(tokens, 0)), Client.open(other(target), id, at(tokens, 1))]);
      await victim.watch();
      const before = victim.received.length;
      const begun = performance.now();
      let [cycles, gained] = [0, 0];
      let left = victim.room?.clocks[0]?.left ?? 0;
      await again(target.time, 1, async () => {
        await attacker.ask('lend', { seat: 0 }).catch(() => undefined);
        await attacker.ask('takeBack', { seat: 0 }).catch(() => undefined);
        cycles += 1;
        const now = victim.room?.clocks[0]?.left ?? 0;
        gained = Math.max(gained, now - left);
        left = now;
        if (attacker.closed !== null) await sleep(100);
      });
      const seconds = (performance.now() - begun) / 1000;
      const news = newsIn(victim.received.slice(before));
      for (const client of [attacker, victim]) client.cut();
      const figure = `${cycles} times in ${seconds.toFixed(1)} s: ${gained} ms won, the other was told ${news} times`;
      return { figure, held: gained <= 0 && isRare(news, seconds) };
    },
  },
];

function other({ url, victim }: Target): { readonly url: string; readonly from: string } {
  return { url, from: victim };
}

/** The attacker is the host and has the first seat, somebody else the second; the game has begun, with a clock. */
async function together(target: Target): Promise<Pick<SeatedTable, 'id' | 'tokens'>> {
  const host = { ...sitting('Host', 0), seat: 0 };
  const clock = { kind: 'live', bank: 600, increment: 0 } as const;
  const { id, token, invite } = await newTable(target, { ...ASTRA_FOR_TWO, clock, host });
  const { token: second } = await claimSeat(other(target), id, { ...sitting('Ada', 1), code: invite });
  await showValue(target, id, 0, 0, token);
  await showValue(other(target), id, 1, 1, second);
  return { id, tokens: [token, second] };
}
