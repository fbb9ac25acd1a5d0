import type { Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { SeatName } from '../../../../play/seat-name.tsx';
import type { Play } from '../play.ts';

/** Who sits there, whose turn it is and who plays first (A2.5). */
export function AstronomerName({ play, seat }: { readonly play: Play; readonly seat: Seat }): ReactNode {
  const words = useText().words.table.journal;
  const plan = play.seats[seat];
  if (plan === undefined) return null;
  const { view, thoughts } = play;
  const turn = view.active === seat && !view.over;
  return <SeatName ink={plan.ink} name={plan.name} turn={turn} first={view.first === seat} thought={thoughts?.[seat]} words={words} />;
}
