import { dealSeed } from '@astrarium/protocol';
import type { Entry } from '../store/store.ts';
import { type Change, changed, type Facts } from './facts.ts';
import { HostedGame } from './hosted-game.ts';
import { inkedSeats } from './inks.ts';

/** The change, and if no seat is free after it, the deal and the beginning of the game with it. `entries` are those of an imported game. */
export async function startingWith(facts: Facts, change: Change, entries: () => Promise<readonly Entry[]>): Promise<Change> {
  const after = changed(facts, change, facts.changed);
  if (after.seats.some(({ player }) => player === 'open')) return change;
  const deal = { ...after.deal, seed: after.deal.seed ?? (await dealt(after)) };
  const game = new HostedGame({ ...after, deal }, await entries(), null);
  const seats = inkedSeats(facts.game, game.view('spectator'), after.seats).map((seat, index) => ({ ...seat, seat: index }));
  return { ...change, seats, deal, phase: 'running', waitingFor: game.waitingFor() };
}

function dealt({ id, deal, seats }: Facts): Promise<string> {
  if (deal.serverSeed === null) throw new Error(`table ${id} has neither a seed nor the server's part of one`);
  return dealSeed({ table: id, serverSeed: deal.serverSeed, values: seats.map(({ value }) => value) });
}
