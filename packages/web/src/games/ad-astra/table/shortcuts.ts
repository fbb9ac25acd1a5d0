import type { Undoing } from '../../../play/undo-buttons.tsx';
import type { Shortcuts } from '../../../play/use-shortcuts.ts';
import type { Play } from '../play.ts';

/** What the keys can open. */
export interface Ways {
  readonly log: () => void;
  readonly others: () => void;
  readonly reference: () => void;
  readonly shortcuts: () => void;
  /** Puts away whatever was opened last. */
  readonly away: () => void;
}

/** The keys of the table. A decision that can't be taken now tells why, as its button does. */
export function shortcutsOf(play: Play, undoing: Undoing, ways: Ways): Shortcuts {
  return {
    g: () => focusFirst('.galaxy', '[tabindex="0"]'),
    b: () => focusFirst('.planning-board', '[tabindex="0"]'),
    h: () => focusFirst('.action-hand', '.hand-card-glows', '[tabindex="0"]'),
    c: () => focusFirst('.choice-panel', 'button:not([aria-disabled="true"])', 'button'),
    r: () => focusFirst('.holdings', 'button'),
    p: () => {
      const done = ['pass', 'end'].find((decision) => play.legal.has(decision));
      if (done === undefined) play.askWhy('pass');
      else play.decide(done);
    },
    u: undoing.undo,
    'shift+u': undoing.restart,
    l: ways.log,
    o: ways.others,
    t: ways.reference,
    '?': ways.shortcuts,
    escape: ways.away,
  };
}

/** Within the place, the first of these things that is there. */
function focusFirst(place: string, ...things: readonly string[]): void {
  const found = things.flatMap((thing) => document.querySelector<HTMLElement | SVGElement>(`${place} ${thing}`) ?? []);
  found[0]?.focus();
}
