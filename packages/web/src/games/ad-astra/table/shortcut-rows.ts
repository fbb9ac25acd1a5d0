import type { ShortcutRow } from '../../../play/shortcut-list.tsx';
import type { AdAstraSpoken } from '../use-ad-astra-text.ts';

/** The keys of `shortcuts.ts` in words, for the list of them. */
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
    { keys: ['X'], words: table.shortcuts.inWords },
    { keys: ['?'], words: table.shortcuts.list },
  ];
}
