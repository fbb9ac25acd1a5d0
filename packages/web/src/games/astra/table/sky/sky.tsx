import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { useSize } from '../../../../lib/use-size.ts';
import { useAstraText } from '../../use-astra-text.ts';
import type { Play } from '../play.ts';
import { arrange, LEAST_FIGURE } from './arrange.ts';
import { CardsAround } from './cards-around.tsx';
import { HandContext, useNewHand } from './hand.ts';
import { PensContext, useNewPens } from './pens.ts';
import { slotStates } from './slot-state.ts';
import { useCardKeys } from './use-card-keys.ts';
import { useFocus } from './use-focus.ts';
import { useFollowed } from './use-followed.ts';
import './sky.css';

/** Large screens never need it. */
const CardInFocus = lazy(async () => ({ default: (await import('./card-in-focus.tsx')).CardInFocus }));

interface SkyProps {
  readonly play: Play;
  /** The slot that is looked at where only one fits; left out, the sky keeps it itself. */
  readonly focus?: number;
  readonly onFocus?: (slot: number) => void;
}

/** The Sphere board and the cards around it. Fills whatever place it is given, and never more. */
export function Sky({ play, focus, onFocus }: SkyProps): ReactNode {
  const { words } = useAstraText();
  const place = useRef<HTMLElement>(null);
  const size = useSize(place);
  const { view } = play;
  const followed = useFollowed(play);
  const states = slotStates(play, followed);
  const [slot, turnTo] = useFocus(states, focus, onFocus);
  const hand = useNewHand(play, turnTo);
  const pens = useNewPens(play.seats);
  const slots = states.length;
  const arrangement = useMemo(() => size && arrange(size.width, size.height, slots, leastFigure()), [size, slots]);

  useCardKeys(place, slot, slots, turnTo);

  return (
    <HandContext value={hand}>
      <PensContext value={pens}>
        <section ref={place} className="sky" aria-label={words.sky.label}>
          {arrangement?.kind === 'around' && <CardsAround view={view} followed={followed} states={states} arrangement={arrangement} />}
          {arrangement?.kind === 'focus' && (
            <Suspense>
              <CardInFocus view={view} followed={followed} states={states} arrangement={arrangement} slot={slot} turnTo={turnTo} />
            </Suspense>
          )}
        </section>
      </PensContext>
    </HandContext>
  );
}

/** A finger needs more room than a mouse. */
function leastFigure(): number {
  return matchMedia('(pointer: coarse)').matches ? LEAST_FIGURE.coarse : LEAST_FIGURE.fine;
}
