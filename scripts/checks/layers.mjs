import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/install.mjs';

/** Which of our own packages each package may import: arrows go one way only. */
const MAY_IMPORT = {
  core: [],
  protocol: ['core'],
  astra: ['core'],
  'ad-astra': ['core'],
  bots: ['core', 'astra', 'ad-astra'],
  host: ['core', 'protocol', 'astra', 'ad-astra', 'bots'],
  server: ['core', 'protocol', 'bots', 'host'],
  web: ['core', 'protocol', 'astra', 'ad-astra', 'bots', 'host'],
  cli: ['core', 'protocol', 'astra', 'ad-astra', 'bots', 'host'],
};

/** The layers of the page, from the top: a folder may import those below it. Of the games, only what lies beside their folders is open to features. */
const PAGE_LAYERS = ['app', 'features', 'games', 'play', 'client', 'ui', 'i18n', 'lib'];

/** What names a game: its package, its folder, its words. Only its own folder and the registry do. */
const NAMES_A_GAME = /astra(?!rium)/i;

/** The layers of the server, from the top: a folder may import those below it, and only files outside any folder what is not in one. */
const SERVER_LAYERS = ['api', 'node', 'webhooks', 'bots', 'cluster', 'tables', 'updates', 'limits', 'metrics', 'lib', 'store', 'log'];

/** Tools make what packages hold: they may read packages, and no package may import them. These files of others they may reach by path. */
const TOOLS = { engraver: ['astra'] };
const MAY_REACH = new Set(['test/chromium.ts', 'packages/web/src/games/astra/engravings/engraving.ts']);

/** Rules and bots are pure: no import from outside, no clock, no unseeded chance, nothing of the machine around them. */
const ENGINE = new Set(['core', 'astra', 'ad-astra', 'bots', 'host']);
/** Packages from outside that are as pure: what the host says of a game to strangers is a schema. */
const MAY_IMPORT_OUTSIDE = { host: ['valibot'] };
const FORBIDDEN_IN_ENGINE =
  /\b(Math\.random|Date|performance|setTimeout|setInterval|queueMicrotask|console|process|globalThis|fetch|crypto|require|import\.meta)\b/;

/** Every breach of the layering, as `file:line: what`. */
export function layerBreaches(root = ROOT) {
  const files = [
    ...Object.keys(MAY_IMPORT).map((name) => [name, join(root, 'packages', name, 'src')]),
    ...Object.keys(TOOLS).map((name) => [name, join(root, 'tools', name)]),
  ];
  return files.flatMap(([name, folder]) => sourceFiles(folder).flatMap((file) => breachesIn(file, readFileSync(file, 'utf8'), name, root)));
}

/** The breaches of one file, told as if it lay in the package `name`. */
function breachesIn(file, text, name, root = ROOT) {
  const breaches = [];
  const mayImport = MAY_IMPORT[name] ?? TOOLS[name];
  const home = join(root, name in TOOLS ? 'tools' : 'packages', name);
  for (const [index, line] of withoutComments(text).split('\n').entries()) {
    const at = `${relative(root, file)}:${index + 1}`;
    const from = /(?:\bfrom|^\s*import|\bimport\()\s*['"]([^'"]+)['"]/.exec(line)?.[1];
    const own = /^@astrarium\/([^/]+)/.exec(from ?? '')?.[1];
    if (own !== undefined && own !== name && !mayImport.includes(own)) breaches.push(`${at}: ${name} may not import ${own}`);
    const reached = from?.startsWith('.') ? join(file, '..', from) : home;
    if (relative(home, reached).startsWith('..') && !(name in TOOLS && MAY_REACH.has(relative(root, reached)))) {
      breaches.push(`${at}: reaches into another package by path; import it by name`);
    }
    const breachOf = from?.startsWith('.') ? { web: pageBreach, server: serverBreach }[name] : undefined;
    const breach = breachOf?.(relative(join(home, 'src'), file), relative(join(home, 'src'), reached));
    if (breach !== undefined) breaches.push(`${at}: ${breach}`);
    if (!ENGINE.has(name)) continue;
    if (from !== undefined && own === undefined && !from.startsWith('.') && !MAY_IMPORT_OUTSIDE[name]?.includes(from))
      breaches.push(`${at}: ${name} is pure and may not import ${from}`);
    const word = FORBIDDEN_IN_ENGINE.exec(withoutStrings(line))?.[1];
    if (word !== undefined) breaches.push(`${at}: ${name} is pure and may not use ${word}`);
  }
  return breaches;
}

/** What is wrong with one file of the page importing another; both by their paths below `src`. */
function pageBreach(file, imported) {
  const [layer, game, ...inside] = file.split('/');
  const [other, otherGame, ...otherInside] = imported.split('/');
  if (!PAGE_LAYERS.includes(layer)) return `${layer} is no layer of the page; there are ${PAGE_LAYERS.join(', ')}`;
  if (PAGE_LAYERS.indexOf(other) < PAGE_LAYERS.indexOf(layer)) return `${layer} lies below ${other} and may not import it`;
  if (layer !== 'games' && other === 'games' && otherInside.length > 0) return `${layer} reaches games through games/registry.ts`;
  if (layer === 'games' && other === 'games' && inside.length > 0 && otherInside.length > 0 && game !== otherGame)
    return 'games may not import each other';
  return undefined;
}

/** What is wrong with one file of the server importing another; both by their paths below `src`. */
function serverBreach(file, imported) {
  const [layer, other] = [file, imported].map((path) => (path.includes('/') ? path.split('/')[0] : ''));
  if (layer === '' || layer === other) return undefined;
  if (!SERVER_LAYERS.includes(layer)) return `${layer} is no layer of the server; there are ${SERVER_LAYERS.join(', ')}`;
  return SERVER_LAYERS.indexOf(other) < SERVER_LAYERS.indexOf(layer)
    ? `${layer} lies below ${other || imported} and may not import it`
    : undefined;
}

/** Where a file of the page names a game though it belongs to none, as `file:line: what`. */
export function gamesNamed(root = ROOT) {
  const page = join(root, 'packages/web/src');
  return sourceFiles(page).flatMap((file) => gamesNamedIn(relative(page, file), readFileSync(file, 'utf8')));
}

/** The same for one file, by its path below `src`. */
function gamesNamedIn(file, text) {
  if (file.startsWith('games/')) return [];
  return [file, ...text.split('\n')].flatMap((line, number) =>
    NAMES_A_GAME.test(line) ? [`packages/web/src/${file}:${number}: names a game; that belongs into games/`] : [],
  );
}

/** Folders of the page that import each other. A folder and one inside it are one thing. */
export function mutualFolders(root = ROOT) {
  const page = join(root, 'packages/web/src');
  return mutualPairs(
    sourceFiles(page).flatMap((file) => {
      const text = withoutComments(readFileSync(file, 'utf8'));
      const reached = [...text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"]+)['"]/g)];
      return reached.map(([, path]) => [relative(page, join(file, '..')), relative(page, join(file, '..', path, '..'))]);
    }),
  );
}

/** The pairs of folders that import each other, of these imports from folder to folder. */
function mutualPairs(imports) {
  const arrows = new Set(imports.map(([from, to]) => `${from} ${to}`));
  const pairs = [...new Set(imports.map(([from, to]) => (from < to ? `${from} ${to}` : `${to} ${from}`)))].map((pair) => pair.split(' '));
  return pairs
    .filter(([one, other]) => one !== other && !isInside(one, other) && !isInside(other, one))
    .filter(([one, other]) => arrows.has(`${one} ${other}`) && arrows.has(`${other} ${one}`))
    .map(([one, other]) => `packages/web/src: ${one} and ${other} import each other`);
}

function isInside(folder, other) {
  return other === '' || folder.startsWith(`${other}/`);
}

function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}

/** Comments become blank, line by line, so that line numbers stay. */
function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1');
}

function withoutStrings(line) {
  return line.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, "''");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const breaches = [...layerBreaches(), ...mutualFolders(), ...gamesNamed()];
  for (const breach of breaches) console.error(breach);
  process.exit(breaches.length === 0 ? 0 : 1);
}
