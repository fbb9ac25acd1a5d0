import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COPY = join(ROOT, 'packages/web/.cache/pseudo');
const PACKAGES = ['core', 'protocol', 'astra', 'ad-astra', 'bots', 'host', 'web'].filter((name) =>
  existsSync(join(ROOT, 'packages', name)),
);
const GAMES = ['astra', 'ad-astra'];

/** Two letters that no browser has words for, so that it takes those of its own language. */
export const PSEUDO = 'xx';

/**
 * Adds a language to a copy of the sources by the steps of `docs/contributing.md`, builds the page of it, and tells where that is. Its
 * "translation" is English in letters that nobody types, so that a text which did not come from a catalogue shows.
 */
export async function buildInPseudoLanguage(): Promise<string> {
  copySources();
  translatePage();
  for (const game of GAMES) translateGame(game);
  addToLists();
  // Vite would build React's development version for a test.
  process.env['NODE_ENV'] = 'production';
  await build({
    root: join(COPY, 'packages/web'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: { rulebook: join(COPY, 'docs/rules') } },
    worker: { format: 'es' },
    build: { target: 'es2022', minify: false, assetsInlineLimit: 0, modulePreload: { polyfill: false }, outDir: join(COPY, 'dist') },
  });
  process.env['NODE_ENV'] = 'test';
  return join(COPY, 'dist');
}

function copySources(): void {
  rmSync(COPY, { recursive: true, force: true });
  const ours = join(COPY, 'node_modules/@astrarium');
  mkdirSync(ours, { recursive: true });
  for (const name of PACKAGES) {
    const from = join(ROOT, 'packages', name);
    cpSync(join(from, 'src'), join(COPY, 'packages', name, 'src'), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
    cpSync(join(from, 'package.json'), join(COPY, 'packages', name, 'package.json'));
    symlinkSync(join(COPY, 'packages', name), join(ours, name));
  }
  for (const part of ['index.html', 'public']) {
    cpSync(join(ROOT, 'packages/web', part), join(COPY, 'packages/web', part), { recursive: true });
  }
  cpSync(join(ROOT, 'docs/rules'), join(COPY, 'docs/rules'), { recursive: true });
  cpSync(fileURLToPath(new URL('in-marks.ts', import.meta.url)), join(COPY, 'packages/core/src/in-marks.ts'));
}

/** Step 2: the words of the page. */
function translatePage(): void {
  copyLanguage('packages/web/src/i18n');
  addRow('packages/web/src/i18n/catalogues.ts');
}

/** Steps 3 and 4: the words of a game, in the page and in its package, and its rulebook. */
function translateGame(game: string): void {
  const words = `packages/web/src/games/${game}/words`;
  copyLanguage(words);
  addRow(`${words}/catalogues.ts`);
  for (const folder of ['text', 'text/in-words', 'sky']) copyFiles(`packages/${game}/src/${folder}`);
  copyFiles('docs/rules');
}

/** Step 1, and the lists of tales that the engine of the stars keeps. */
function addToLists(): void {
  edit('packages/core/src/languages.ts', (text) =>
    text.replace("['en', 'fr']", `['en', 'fr', '${PSEUDO}']`).replace("fr: 'Français'", `fr: 'Français', ${PSEUDO}: '…'`),
  );
  for (const [file, words, name] of [
    ['index.ts', 'lore', 'LORE'],
    ['figure-words.ts', 'figure-words', 'FIGURE_WORDS'],
  ] as const) {
    edit(`packages/astra/src/sky/${file}`, (text) =>
      text.replace(`fr: () => import('./${words}.fr.ts'),`, (line) => `${line}\n  ${PSEUDO}: () => import('./${words}.${PSEUDO}.ts'),`),
    );
    edit(`packages/astra/src/sky/${words}.${PSEUDO}.ts`, (text) => marked(text, name));
  }
  // The names by number are made of the words beside them.
  edit(
    `packages/ad-astra/src/text/catalogue.${PSEUDO}.ts`,
    (text) => `import { inMarks } from '@astrarium/core/in-marks';\n${text.replace('new Words(en,', 'new Words(inMarks(en),')}`,
  );
}

/** Copies the folder of English; each of its catalogues is then "translated" as it is fetched. */
function copyLanguage(folder: string): void {
  cpSync(join(COPY, folder, 'en'), join(COPY, folder, PSEUDO), { recursive: true });
  edit(`${folder}/${PSEUDO}/catalogues.ts`, (text) =>
    `import { inMarks } from '@astrarium/core/in-marks';\n${text}`
      .replace(/\/en'/g, `/${PSEUDO}'`)
      .replace(/\.en\.md/g, `.${PSEUDO}.md`)
      .replace(/async \(\) => (\(await import\(.*\)\)\.\w+)/g, 'async () => inMarks($1)')
      .replace(/return (\{ adAstra.* \});/, 'return inMarks($1);'),
  );
  edit('packages/core/package.json', (text) =>
    text.includes('in-marks') ? text : text.replace('"./french"', '"./in-marks": "./src/in-marks.ts",\n    "./french"'),
  );
}

/** Copies every file whose name ends in the language. */
function copyFiles(folder: string): void {
  const at = join(COPY, folder);
  if (!existsSync(at)) return;
  for (const name of readdirSync(at)) {
    const copy = name.replace(/(^|\.)en(\.(?:ts|md))$/, `$1${PSEUDO}$2`);
    if (copy !== name) cpSync(join(at, name), join(at, copy));
  }
}

/** A row beside that of French in a list of languages. */
function addRow(file: string): void {
  edit(file, (text) =>
    text
      .replace(/^(import .* as )fr( \} from '\.\/)fr(\/.*)$/m, (line, before: string, middle: string, after: string) => {
        return `${line}\n${before}${PSEUDO}${middle}${PSEUDO}${after}`;
      })
      .replace('{ en, fr }', `{ en, fr, ${PSEUDO} }`),
  );
}

function marked(text: string, name: string): string {
  return `import { inMarks } from '@astrarium/core/in-marks';\n${text.replace(`export const ${name}`, `const plain${name}`)}\nexport const ${name} = inMarks(plain${name});\n`;
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(COPY, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
