import type { AdAstraEvent } from '@astrarium/ad-astra';
import type { Logged } from '@astrarium/core';
import { type RefObject, useLayoutEffect } from 'react';

/** Cards glide to their spaces as they are put, and past each other as they are swapped; nothing moves while the sky is still. */
export function useBoardMotion(board: RefObject<HTMLElement | null>, news: readonly Logged<AdAstraEvent>[]): void {
  useLayoutEffect(() => {
    // In a tab that nobody looks at there are no frames, and what was missed is not to be made up for.
    if (document.hidden) return;
    // In the very frame that shows the news, but once everything about them is laid out: measured here, it would be laid out twice.
    requestAnimationFrame(() => {
      const place = board.current;
      if (place !== null && document.documentElement.dataset['sky'] === 'turning') move(place, news);
    });
  }, [board, news]);
}

function move(place: HTMLElement, news: readonly Logged<AdAstraEvent>[]): void {
  const cardOn = (space: number): HTMLElement | null => place.querySelector(`[data-space="${space}"] .planning-card`);
  for (const { event } of news) {
    if (event.kind === 'planned-card') glide(cardOn(event.space), document.querySelector(`[data-hand-card="${event.card}"]`));
    else if (event.kind === 'planned' && !news.some((other) => other.event.kind === 'planned-card')) settle(cardOn(event.space));
    else if (event.kind === 'swapped') {
      const [one, other] = [cardOn(event.space), cardOn(event.other)];
      const from = one?.getBoundingClientRect();
      glide(one, other);
      if (from !== undefined) glideFrom(other, from);
    }
  }
}

const GLIDE: KeyframeAnimationOptions = { duration: 460, easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)' };

/** From where the other one is to its own place. */
function glide(card: HTMLElement | null, from: Element | null): void {
  if (from !== null) glideFrom(card, from.getBoundingClientRect());
}

function glideFrom(card: HTMLElement | null, from: DOMRect): void {
  const to = card?.getBoundingClientRect();
  if (card === null || to === undefined || to.width === 0 || from.width === 0) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  // Above the others until it has come; as a part of the motion this would be drawn by the page itself, frame by frame.
  card.style.zIndex = '3';
  const way = card.animate([{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: 'none' }], GLIDE);
  way.onfinish = () => card.style.removeProperty('z-index');
}

/** Somebody else's card comes down from above. */
function settle(card: HTMLElement | null): void {
  card?.animate(
    [
      { transform: 'translateY(-1.6rem) rotate(-5deg) scale(1.12)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    GLIDE,
  );
}
