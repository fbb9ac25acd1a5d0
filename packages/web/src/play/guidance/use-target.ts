import { type RefObject, useEffect } from 'react';
import { wayTowards } from '../leads-to.ts';

/** The mark of what is meant to be touched next: the style sheet makes it beckon. */
const MARK = 'data-beckons';

/** Marks at the table, as long as a decision is given, what has to be touched next to take it, and brings it into sight. */
export function useTarget(table: RefObject<HTMLElement | null>, decision: string | null): void {
  useEffect(() => {
    const room = table.current;
    if (room === null || decision === null) return;
    let marked: Element | null = null;
    const follow = (): void => {
      const target = targetIn(room, decision);
      if (target === marked && target?.hasAttribute(MARK) !== false) return;
      marked?.removeAttribute(MARK);
      marked = target;
      target?.setAttribute(MARK, '');
      target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(room, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'data-leads-to'] });
    return () => {
      observer.disconnect();
      marked?.removeAttribute(MARK);
    };
  }, [table, decision]);
}

/** For whoever can't see where it beckons. */
export function focusTarget(table: RefObject<HTMLElement | null>): void {
  table.current?.querySelector<HTMLElement>(`[${MARK}]`)?.focus();
}

/** Of all that leads to the decision, what leads furthest. Where something is laid over the table, everything happens there. */
function targetIn(room: HTMLElement, decision: string): Element | null {
  const place = room.querySelector('dialog[open]') ?? room.querySelector('.closer') ?? room;
  let best: Element | null = null;
  let furthest = 0;
  for (const element of place.querySelectorAll<HTMLElement>('[data-leads-to]')) {
    const way = wayTowards(decision, element.dataset['leadsTo'] ?? '');
    if (way <= furthest || element.getClientRects().length === 0) continue;
    best = element;
    furthest = way;
  }
  return best;
}
