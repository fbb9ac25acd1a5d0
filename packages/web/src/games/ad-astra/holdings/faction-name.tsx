import type { Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { SeatName } from '../../../play/seat-name.tsx';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';

/** Who sits there, who decides and who is first player (B8.1). */
export function FactionName({ play, seat }: { readonly play: Play; readonly seat: Seat }): ReactNode {
  const words = useAdAstraText().words.holdings;
  const plan = play.seats[seat];
  if (plan === undefined) return null;
  const { view, thoughts } = play;
  const turn = view.frames.at(-1)?.seat === seat;
  return <SeatName ink={plan.ink} name={plan.name} turn={turn} first={view.first === seat} thought={thoughts?.[seat]} words={words} />;
}
