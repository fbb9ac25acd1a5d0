import type { Refusal, Seat } from '@astrarium/core';
import { ServerProblem } from '../lib/problem.ts';
import { CLOSED_WORDS } from './close-game.ts';
import { nextEpoch } from './epoch-seed.ts';
import type { Done, HostedGame } from './hosted-game.ts';
import type { HostedTable } from './hosted-table.ts';
import type { TableRow } from './table-row.ts';

/** A decision of a person, as it was sent. */
export interface SentDecision {
  readonly seat: Seat;
  /** In notation. */
  readonly decision: string;
  /** Made by the sender, so that sending it twice does it once. */
  readonly id: string;
}

/** Takes a decision of a person. `check` throws when the sender may not decide. */
export function decide(
  table: HostedTable,
  { seat, decision, id }: SentDecision,
  check: () => void,
): Promise<{ refusal: Refusal | null; number: number }> {
  const { metrics, now } = table.context;
  return table.inTurn(async () => {
    const act = (game: HostedGame): Done | Refusal | null => {
      if (game.knows(id)) return null;
      checkGoesOn(table.row);
      return game.decide(seat, decision, id, 'person', now());
    };
    const refusal = await table.play(act, check);
    if (refusal !== null) metrics.decisions.add('refused');
    return { refusal, number: table.row.number };
  });
}

/** Back to `version`, as far as the law lets the seat. */
export function undo(table: HostedTable, seat: Seat, version: number): Promise<{ refusal: Refusal | null }> {
  const act = (game: HostedGame): Done | Refusal => {
    checkGoesOn(table.row);
    return game.undo(seat, version, table.context.now());
  };
  return table.inTurn(async () => ({ refusal: await table.play(act) }));
}

/** Back to `version`, beyond the law if need be: everybody agreed, when the game stood at `number`. Only in turn. */
export async function goBack(table: HostedTable, seat: Seat, version: number, number: number): Promise<void> {
  await table.play((game) => {
    if (game.number !== number) return null;
    checkGoesOn(table.row);
    const now = table.context.now();
    const isLawful = game.table.undoLimit(seat) <= version;
    return isLawful ? game.undo(seat, version, now) : game.rewind(seat, version, now, nextEpoch(table.row));
  });
}

/** A game that is over takes nothing more; what was taken before may still be sent again. */
function checkGoesOn({ phase, header }: TableRow): void {
  if (phase !== 'finished') return;
  throw new ServerProblem('wrong-phase', header.closed === undefined ? 'the game is over' : CLOSED_WORDS[header.closed]);
}
