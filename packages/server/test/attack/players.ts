import { quickRandom } from '@astrarium/core';
import { type NewSeat, PATCH_SUBPROTOCOL } from '@astrarium/protocol';
import { seatedTable } from '../a-server.ts';
import { Line } from '../bench/line.ts';
import { Player, sleep } from '../bench/load.ts';

/** How long the decisions took that were answered since the last report, and the one that has waited longest for its answer; in milliseconds. */
export interface Report {
  readonly times: readonly number[];
  readonly underWay: number;
  /** How many were dropped since. */
  readonly dropped: number;
}

/** Why they can't go on. */
export interface GivenUp {
  readonly problem: string;
}

/**
 * People who play while others attack, in a process of their own: what keeps the attackers busy is not in their way. Each table is of another
 * household. Argument: the address of the server. Reports to whoever started it.
 */
const [url = ''] = process.argv.slice(2);
const TABLES = 6;
const REPORT_EVERY = 100;
const PEOPLE: readonly NewSeat[] = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
/** So that the threads of bots are at work all the time, as they are where many play. */
const AMONG_BOTS: readonly NewSeat[] = [{ kind: 'open' }, { kind: 'bot', bot: 'adept' }, { kind: 'bot', bot: 'grandmaster' }];

const below = quickRandom(1);
const playing = new Set<Player>();
let tables = 0;
let dropped = 0;

// Whoever started it is gone: so is what it was for.
process.once('disconnect', () => process.exit());
// Nobody here does anything that the server may refuse.
process.once('uncaughtException', ({ message }) => {
  const givenUp: GivenUp = { problem: message };
  process.send?.(givenUp, () => process.exit(1));
});
setInterval(() => {
  const all = [...playing];
  const report: Report = {
    times: all.flatMap(({ times }) => times.splice(0)),
    underWay: Math.max(0, ...all.map(({ underWay }) => underWay)),
    dropped,
  };
  dropped = 0;
  process.send?.(report);
}, REPORT_EVERY);
await Promise.all([...Array.from({ length: TABLES }, () => PEOPLE), AMONG_BOTS].map(playOnAndOn));

async function playOnAndOn(seats: readonly NewSeat[]): Promise<never> {
  for (;;) {
    const from = household();
    const { id, tokens } = await seatedTable({ url, from }, { options: { players: seats.length }, seats });
    const live = `${url.replace('http', 'ws')}/api/tables/${id}/live`;
    const players = await Promise.all(
      tokens.map(async (token, seat) => {
        const line = await Line.open(live, { token, protocol: PATCH_SUBPROTOCOL, from });
        // Some ten decisions a second at each table.
        return new Player(line, seat, () => 60 + below(80));
      }),
    );
    for (const player of players) playing.add(player);
    while (!players.some(({ over, line }) => over || line.closed)) await sleep(REPORT_EVERY);
    dropped += players.filter(({ line }) => line.closed).length;
    await sleep(2 * REPORT_EVERY);
    for (const player of players) {
      player.line.terminate();
      playing.delete(player);
    }
  }
}

function household(): string {
  tables += 1;
  return `127.1.${Math.floor(tables / 250)}.${1 + (tables % 250)}`;
}
