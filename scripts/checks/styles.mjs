import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/install.mjs';

const PAGE = join('packages', 'web', 'src');
/** The only file with colours and sizes of its own. */
const TOKENS = join(PAGE, 'ui', 'style', 'tokens.css');
/** The only folder with bare buttons. */
const KIT = join(PAGE, 'ui', '/');

export const MOST_SIZES = 10;
export const MOST_BREAKPOINTS = 8;

const COLOUR =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:white|black|red|green|blue|yellow|orange|purple|gold|ivory|silver|gr[ae]y|navy)(?![\w-])/i;
const SIZE = /^(?:inherit|smaller|larger|(?:clamp|min|max)\((?:(?:var\(--text-\w+\)|[\d.]+cq\w+)(?:, )?)+\)|var\(--text-\w+\))$/;

/** Every style that goes its own way, as `file:line: what`. */
export function styleBreaches(root = ROOT) {
  const read = (file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') });
  const files = readdirSync(join(root, PAGE), { recursive: true, encoding: 'utf8' }).map((file) => join(root, PAGE, file));
  return breachesOf(files.filter((file) => file.endsWith('.css')).map(read), files.filter((file) => /\.(tsx|svg)$/.test(file)).map(read));
}

/** The same of files as they are given: styles, and drawings and components. */
export function breachesOf(styles, components) {
  const tokens = styles.find(({ file }) => file === TOKENS)?.text ?? '';
  const sizes = new Set([...tokens.matchAll(/(--text-\w+):\s*(?!"|'|var)[\d.c]/g)].map(([, name]) => name));
  const given = new Set();
  for (const { text } of [...styles, ...components]) for (const [, name] of text.matchAll(/(--[a-z][\w-]*)['"]?\s*[:\]]/g)) given.add(name);
  const breakpoints = new Set();
  const breaches = [];
  for (const { file, text } of styles) {
    for (const [at, line] of linesOf(file, text)) {
      if (file !== TOKENS) {
        const [colour] = COLOUR.exec(line.replace(/^[^:]*\{$/, '').replace(/url\([^)]*\)/g, '')) ?? [];
        if (colour !== undefined) breaches.push(`${at}: the colour ${colour} has no token`);
        const size = sizeIn(line);
        if (size !== undefined && !SIZE.test(size)) breaches.push(`${at}: the font size ${size} is not one of the scale`);
        if (
          /^\s*(?:padding|margin|gap|row-gap|column-gap)[\w-]*:/.test(line) &&
          /(?<![\d.])[0-3](?:\.\d+)?rem/.test(line) &&
          !/(?<![\d.])0rem/.test(line)
        )
          breaches.push(`${at}: the space ${line.split(':')[1]?.trim()} is not one of the scale`);
      }
      for (const [, name] of line.matchAll(/var\((--[\w-]+)/g)) if (!given.has(name)) breaches.push(`${at}: nobody gives ${name} a value`);
      if (/@(?:media|container)\b/.test(line)) for (const [length] of line.matchAll(/[\d.]+(?:rem|px|em)/g)) breakpoints.add(length);
    }
  }
  for (const { file, text } of components) {
    for (const [at, line] of linesOf(file, text)) {
      const [colour] =
        /#(?:[0-9a-f]{8}|[0-9a-f]{6})\b|\b(?:rgba?|hsla?)\(|(?:fill|stroke|stopColor|color)=["']#[0-9a-f]{3,8}/i.exec(line) ?? [];
      if (colour !== undefined) breaches.push(`${at}: the colour ${colour} has no token`);
      if (/<button\b/.test(line) && !file.startsWith(KIT)) breaches.push(`${at}: a bare button; ui/ has buttons`);
    }
  }
  if (sizes.size > MOST_SIZES) breaches.push(`${TOKENS}: ${sizes.size} font sizes; at most ${MOST_SIZES}`);
  if (breakpoints.size > MOST_BREAKPOINTS)
    breaches.push(`${PAGE}: ${breakpoints.size} breakpoints; at most ${MOST_BREAKPOINTS}: ${[...breakpoints].join(', ')}`);
  return breaches;
}

/** The size of a `font-size` or of a `font`, if the line has one. */
function sizeIn(line) {
  const value = /^\s*font(?:-size)?:\s*(.+?);?$/.exec(line)?.[1];
  if (value === undefined || value === 'inherit') return value;
  return /^(?:(?:italic|normal)\s+)*((?:clamp|min|max)\((?:[^()]|\([^()]*\))*\)|\S+\([^)]*\)|\S+)/.exec(value)?.[1];
}

/** Line by line, without comments. */
function linesOf(file, text) {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return bare.split('\n').map((line, index) => [`${file}:${index + 1}`, line]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const breaches = styleBreaches();
  for (const breach of breaches) console.error(breach);
  process.exit(breaches.length === 0 ? 0 : 1);
}
