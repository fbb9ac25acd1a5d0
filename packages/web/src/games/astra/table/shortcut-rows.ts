import type { TableWords } from '../../../i18n/en/table.ts';
import type { ShortcutRow } from '../../../play/shortcut-list.tsx';

/** The keys of `shortcuts.ts` in words, for the list of them. */
export function shortcutRows({ shortcuts: words, advice }: TableWords): readonly ShortcutRow[] {
  return [
    { keys: ['G'], words: words.sky },
    { keys: [words.arrows], words: words.starKeys },
    { keys: ['[', ']'], words: words.cardKeys },
    { keys: [words.enter], words: words.markKeys },
    { keys: ['S'], words: words.stop },
    { keys: ['T'], words: words.again },
    { keys: ['R'], words: words.rest },
    { keys: ['D'], words: words.done },
    { keys: ['B'], words: words.buy },
    { keys: ['1', '2', '3', '4'], words: words.boon },
    { keys: ['U'], words: words.undo },
    { keys: [words.shift, 'U'], words: words.restart },
    { keys: ['N'], words: words.automaNext },
    { keys: ['W'], words: words.automaWatch },
    { keys: ['K'], words: words.automaSkip },
    { keys: ['C'], words: words.cards },
    { keys: ['J'], words: words.journal },
    { keys: ['L'], words: words.log },
    { keys: ['M'], words: advice },
    { keys: ['E'], words: words.explain },
    { keys: ['X'], words: words.inWords },
    { keys: ['?'], words: words.list },
  ];
}
