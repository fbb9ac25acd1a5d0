import { type RefObject, useEffect } from 'react';

interface Explaining {
  readonly on: boolean;
  /** What a touch on the table, or the mouse over it, is about, and how far down the screen; null where there is nothing to explain. */
  readonly onAsked: (what: string | null, y: number) => void;
  readonly panel: RefObject<HTMLElement | null>;
}

/** While it is on, a touch explains instead of acting: nothing of the table gets to know of it. */
export function useExplaining(button: RefObject<HTMLElement | null>, { on, onAsked, panel }: Explaining): void {
  useEffect(() => {
    const root = rootOf(button.current);
    if (!on || root === null) return;
    const isHelp = (target: Node): boolean => panel.current?.contains(target) === true || button.current?.contains(target) === true;
    const take = (event: Event): void => {
      if (!(event.target instanceof Element) || !root.contains(event.target) || isHelp(event.target)) return;
      event.stopPropagation();
      const what = explainedAt(event.target);
      if (event.type === 'click') {
        event.preventDefault();
        onAsked(what, event.target.getBoundingClientRect().top);
      } else if (event.type === 'pointerover' && event instanceof PointerEvent && event.pointerType === 'mouse' && what !== null) {
        onAsked(what, event.clientY);
      }
    };
    for (const kind of TAKEN) document.addEventListener(kind, take, true);
    root.toggleAttribute('data-explaining', true);
    return () => {
      for (const kind of TAKEN) document.removeEventListener(kind, take, true);
      root.toggleAttribute('data-explaining', false);
    };
  }, [button, on, onAsked, panel]);
}

/** Everything by which a hand acts on a table. */
const TAKEN = ['click', 'pointerdown', 'pointermove', 'pointerup', 'pointerover'] as const;

/** The table or the sheet that the button belongs to. */
export function rootOf(button: HTMLElement | null): HTMLElement | null {
  return button?.closest<HTMLElement>('dialog, main') ?? null;
}

/** The part that explains itself, of those around the element the innermost. */
export function explainedAt(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-explain]')?.dataset['explain'] ?? null;
}
