import { type RefObject, useEffect } from 'react';

/** What glows at the tables when it can be touched; the first of these that there is, is meant. */
const GLOWING = [
  '.sky-star-legal',
  '.planning-space-put .planning-slot',
  '.hand-card-glows',
  '.galaxy-pill',
  '.choice-button-glows',
  '.action-button-glows',
  '.held-card-glows',
  '.system-open',
  '.planet-open',
  '.thumbnail-alive',
];

/** The mark of what a step asks to touch: the style sheet makes it beckon. */
const MARK = 'data-beckons';

/** Marks at the table, as long as anything is asked for, the one thing to be touched next, and brings it into sight. */
export function useTarget(table: RefObject<HTMLElement | null>, asked: boolean): void {
  useEffect(() => {
    const room = table.current;
    if (room === null || !asked) return;
    let marked: Element | null = null;
    const follow = (): void => {
      const target = targetIn(room);
      if (target === marked && target?.hasAttribute(MARK) !== false) return;
      marked?.removeAttribute(MARK);
      marked = target;
      target?.setAttribute(MARK, '');
      target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(room, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    return () => {
      observer.disconnect();
      marked?.removeAttribute(MARK);
    };
  }, [table, asked]);
}

/** For whoever can't see where it beckons. */
export function focusTarget(table: RefObject<HTMLElement | null>): void {
  table.current?.querySelector<HTMLElement>(`[${MARK}]`)?.focus();
}

/** Where a system is brought closer, everything happens there. */
function targetIn(room: HTMLElement): Element | null {
  const place = room.querySelector('.closer') ?? room;
  for (const glowing of GLOWING) {
    const target = [...place.querySelectorAll(glowing)].find((element) => element.getClientRects().length > 0);
    if (target !== undefined) return target;
  }
  return null;
}
