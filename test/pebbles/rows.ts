import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A row that a game adds to a registry. */
interface Row {
  /** The list or table in the file that it is added to. */
  readonly list: string;
  readonly imports: string;
  readonly row: string;
}

/** Everything that is written outside the folder of this game, by file. */
const ROWS: Readonly<Record<string, Row>> = {
  'packages/protocol/src/game-names.ts': { list: 'GAME_NAMES', imports: '', row: `'pebbles'` },
  'packages/host/src/games.ts': {
    list: 'GAMES',
    imports: `import { pebbleBots } from '${here('bots.ts')}'; import { pebblesRow } from '${here('row.ts')}';`,
    row: 'pebbles: { ...pebblesRow, bots: pebbleBots }',
  },
  'packages/host/src/lazy-games.ts': {
    list: 'GAMES',
    imports: '',
    row: `pebbles: {
      load: async () => (await import('${here('row.ts')}')).pebblesRow,
      bots: async () => (await import('${here('bots.ts')}')).pebbleBots,
    }`,
  },
  'packages/cli/src/games.ts': { list: 'GAMES', imports: `import { pebblesOnCli } from '${here('cli.ts')}';`, row: 'pebblesOnCli' },
  'packages/web/src/games/registry.ts': {
    list: 'GAME_UIS',
    imports: `import { pebblesUi } from '${here('page/ui.ts')}';`,
    row: 'pebbles: pebblesUi',
  },
  'packages/web/src/games/words.ts': {
    list: 'GAMES',
    imports: `import { loadPebblesAbout, loadPebblesNarrator } from '${here('page/words.ts')}';`,
    row: `{ name: 'pebbles', about: loadPebblesAbout, narrator: loadPebblesNarrator }`,
  },
};

/** The file with the row that this game adds to it; undefined of any other file. */
export function withRow(file: string): string | undefined {
  const found = Object.entries(ROWS).find(([name]) => file.endsWith(`/${name}`));
  if (found === undefined) return undefined;
  const [name, { list, imports, row }] = found;
  const text = readFileSync(file, 'utf8');
  const begin = new RegExp(`const ${list}\\b[^=]*=\\s*[[{]`).exec(text);
  if (begin === null) throw new Error(`${name} has no list ${list}`);
  const end = endOfList(text, begin.index + begin[0].length);
  const before = text.slice(0, end).trimEnd();
  return `${imports}\n${before}${before.endsWith(',') ? '' : ','}\n${row}\n${text.slice(end)}`;
}

/** Where the bracket closes that was opened before `from`. */
function endOfList(text: string, from: number): number {
  let open = 1;
  for (let at = from; at < text.length; at += 1) {
    if ('[{('.includes(text.charAt(at))) open += 1;
    else if (']})'.includes(text.charAt(at))) open -= 1;
    if (open === 0) return at;
  }
  throw new Error('the list has no end');
}

function here(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
