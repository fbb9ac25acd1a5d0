import type { Seat } from '@astrarium/core';
import type { TableWords } from '../../../i18n/en/table.ts';
import type { BarTurn } from '../../../play/bar-turn.ts';
import type { Play } from './play.ts';

type BarPlay = Pick<Play, 'view' | 'seats' | 'seat'>;

/** Who has to decide: mostly whose turn it is. In another's turn somebody may have a Boon to choose, and no more. */
export function turnOf({ view, seats }: BarPlay, decider: Seat, words: TableWords['bar']): BarTurn | null {
  const plan = seats[decider];
  if (view.over || plan === undefined) return null;
  const { ink, name } = plan;
  const picks = decider !== view.active;
  if (view.viewer !== decider) return { ink, words: (picks ? words.pickOf : words.turnOf)(name), short: name };
  const yours = picks ? words.yourPick : words.yourTurn;
  return { ink, words: yours, short: yours };
}

/** The same for the tab of the browser. */
export function titleOf({ view, seats, seat }: BarPlay, decider: Seat, words: TableWords['titles']): string {
  if (view.over) return words.over;
  const picks = decider !== view.active;
  if (seat !== null && view.viewer !== 'spectator') return picks ? words.yourPick : words.yourTurn;
  return (picks ? words.pickOf : words.turnOf)(seats[decider]?.name ?? '');
}
