import { CARDS } from '@astrarium/astra';
import { useEffect } from 'react';
import { skyChart } from './card-chart-layout.ts';

/**
 * Finding the words on a chart their places takes a few milliseconds: it is done for every card while nothing else is to do, so
 * that a card that comes to a slot is drawn at once.
 */
export function useChartsAhead(width: number, height: number): void {
  useEffect(() => {
    // Where the browser does not tell when it is idle, a card's places are found when it comes.
    if (typeof requestIdleCallback === 'undefined') return;
    let next = 0;
    const work = (deadline: IdleDeadline): void => {
      for (; next < CARDS.length && deadline.timeRemaining() > ENOUGH; next += 1) {
        const card = CARDS[next];
        if (card !== undefined) skyChart(card, width, height);
      }
      if (next < CARDS.length) waiting = requestIdleCallback(work);
    };
    let waiting = requestIdleCallback(work);
    return () => cancelIdleCallback(waiting);
  }, [width, height]);
}

const ENOUGH = 8;
