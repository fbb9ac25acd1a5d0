import type { Undoing } from '../../../play/undo-buttons.tsx';
import type { Shortcuts } from '../../../play/use-shortcuts.ts';
import type { Play } from './play.ts';
import type { AutomaScene } from './use-staging.ts';

/** What the keys can open. */
export interface Ways {
  readonly log: () => void;
  readonly journal: () => void;
  readonly shortcuts: () => void;
  /** Puts away whatever was opened last. */
  readonly away: () => void;
}

/** The keys of the table. A decision that can't be taken now tells why, as its button does. */
export function shortcutsOf(play: Play, undoing: Undoing, scene: AutomaScene | null, ways: Ways): Shortcuts {
  const decide = (decision: string) => () => (play.legal.has(decision) ? play.decide : play.askWhy)(decision);
  return {
    s: decide('stop'),
    r: decide('rest'),
    t: decide('again'),
    d: decide('done'),
    b: decide('buy'),
    '1': decide('boon 1'),
    '2': decide('boon 2'),
    '3': decide('boon 3'),
    '4': decide('boon 4'),
    u: undoing.undo,
    'shift+u': undoing.restart,
    g: () => focusFirst('#sky'),
    c: () => focusFirst('#own-cards'),
    l: ways.log,
    j: ways.journal,
    '?': ways.shortcuts,
    escape: ways.away,
    ...(scene !== null && { n: scene.next, enter: scene.next, k: scene.skip, w: () => scene.watch(!scene.watching) }),
  };
}

/** Within the place, the first thing the keyboard may stand on; a star that can be marked comes first. */
function focusFirst(place: string): void {
  const within = (what: string): HTMLElement | SVGElement | null => document.querySelector(`${place} ${what}`);
  (within('.sky-star-legal') ?? within('[tabindex="0"]') ?? within('button'))?.focus();
}
