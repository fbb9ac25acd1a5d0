import type { ShortcutRow } from '../../table/shortcut-list.tsx';
import type { Undoing } from '../../table/undo-buttons.tsx';
import type { Shortcuts } from '../../table/use-shortcuts.ts';
import type { AdAstraSpoken } from '../use-ad-astra-text.ts';
import type { Play } from './play.ts';

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

export function shortcutRows({ adAstraTable, table }: AdAstraSpoken['words']): readonly ShortcutRow[] {
  const words = adAstraTable.shortcuts;
  return [
    { keys: ['H'], words: words.hand },
    { keys: ['B'], words: words.board },
    { keys: ['G'], words: words.galaxy },
    { keys: ['C'], words: words.choice },
    { keys: ['R'], words: words.holdings },
    { keys: [words.arrows], words: words.arrowKeys },
    { keys: [words.enter], words: words.enterKeys },
    { keys: ['P'], words: words.pass },
    { keys: ['U'], words: table.shortcuts.undo },
    { keys: [table.shortcuts.shift, 'U'], words: table.shortcuts.restart },
    { keys: ['O'], words: words.others },
    { keys: ['T'], words: words.reference },
    { keys: ['L'], words: table.shortcuts.log },
    { keys: ['M'], words: table.advice },
    { keys: ['E'], words: table.shortcuts.explain },
    { keys: ['?'], words: table.shortcuts.list },
  ];
}

/** Within the place, the first of these things that is there. */
function focusFirst(place: string, ...things: readonly string[]): void {
  const found = things.flatMap((thing) => document.querySelector<HTMLElement | SVGElement>(`${place} ${thing}`) ?? []);
  found[0]?.focus();
}
