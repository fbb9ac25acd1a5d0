import { mkdirSync, readFileSync } from 'node:fs';
import { cardByCode } from '@astrarium/astra';
import type { Page } from 'playwright-core';
import { ENGRAVING_SIZE, type Engraving, HATCH_WIDTHS } from '../../packages/web/src/games/astra/engravings/engraving.ts';
import { launchChromium } from '../../test/chromium.ts';
import { linesOf, starsOf } from './figure.ts';
import { fileOf } from './store.ts';

const NIGHT = { sky: '#0a1030', ink: '#f3ead3', gold: '#e0b45a' };
const DAY = { sky: '#f4ecd8', ink: '#2b2418', gold: '#8a5a12' };
type Dress = typeof NIGHT;

/** A picture of each figure for whoever draws it; returns the files. `at` is `left,top,size` of a square to look at closely. */
export async function look(root: string, codes: readonly string[], at?: string): Promise<string[]> {
  return photograph(
    root,
    codes.map((code) => {
      const engraving = read(root, code);
      const svg = at === undefined ? study(code, engraving) : closeUp(code, engraving, at);
      return { name: at === undefined ? code : `${code}-close`, svg };
    }),
  );
}

/** A picture of what the kit offers. */
export async function kitPicture(root: string, engraving: Engraving): Promise<string[]> {
  const svg = page(1100, 1100, NIGHT.sky, put(ground(NIGHT) + grid() + inked(engraving, NIGHT, 1), 0, 0, 1100, '-50 -50 1100 1100'));
  return photograph(root, [{ name: 'kit', svg }]);
}

/** All figures beside each other: as cards by night and by day, and alone for somebody who has to guess. */
export async function sheets(root: string, codes: readonly string[]): Promise<string[]> {
  const all = codes.map((code) => ({ code, engraving: read(root, code) }));
  const sheet = (cell: (one: (typeof all)[number]) => string, sky: string): string => {
    const [columns, size] = [8, 236];
    const rows = Math.ceil(all.length / columns);
    const cells = all.map((one, index) => put(cell(one), (index % columns) * size + 4, Math.floor(index / columns) * size + 4, size - 8));
    return page(Math.min(columns, all.length) * size, rows * size, sky, cells.join(''));
  };
  return photograph(root, [
    { name: 'sheet-night', svg: sheet(({ code, engraving }) => card(code, engraving, NIGHT), '#05081a') },
    { name: 'sheet-day', svg: sheet(({ code, engraving }) => card(code, engraving, DAY), '#e2d8c0') },
    { name: 'sheet-blind', svg: sheet(({ engraving }) => ground(NIGHT) + inked(engraving, NIGHT, 0.85), '#05081a') },
  ]);
}

/** All figures with their names, as a page of an atlas: the picture in the documents. */
export async function atlasPage(root: string, codes: readonly string[]): Promise<string[]> {
  const [columns, size, high, margin] = [8, 184, 206, 44];
  const [width, height] = [columns * size + 2 * margin, Math.ceil(codes.length / columns) * high + 2 * margin];
  const frame = [14, 20].map(
    (inset, k) =>
      `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${NIGHT.gold}" stroke-width="${k === 0 ? 2 : 0.8}"/>`,
  );
  const type = readFileSync(
    `${root}node_modules/@fontsource/im-fell-french-canon-sc/files/im-fell-french-canon-sc-latin-400-normal.woff2`,
  ).toString('base64');
  const face = `<style>@font-face { font-family: Atlas; src: url(data:font/woff2;base64,${type}) }</style>`;
  const cells = codes.map((code, index) => {
    const [x, y] = [margin + (index % columns) * size, margin + Math.floor(index / columns) * high];
    const name = `<text x="${x + size / 2}" y="${y + size + 8}" text-anchor="middle" font-family="Atlas" font-size="17" fill="${NIGHT.ink}">${cardByCode(code)?.name ?? code}</text>`;
    return put(inked(read(root, code), NIGHT, 0.85), x + 6, y + 4, size - 12) + name;
  });
  return photograph(
    root,
    [{ name: 'figures', svg: page(width, height, NIGHT.sky, [face, ...frame, ...cells].join('')) }],
    `${root}docs/images`,
  );
}

function read(root: string, code: string): Engraving {
  return JSON.parse(readFileSync(fileOf(root, code), 'utf8')) as Engraving;
}

async function photograph(
  root: string,
  pictures: readonly { readonly name: string; readonly svg: string }[],
  folder = `${root}screenshots/engravings`,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const browser = await launchChromium();
  try {
    const files: string[] = [];
    for (const { name, svg } of pictures) {
      const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
      const view = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
      await view.setContent(`<body style="margin:0">${svg}</body>`);
      files.push(`${folder}/${name}.png`);
      await shoot(view, `${folder}/${name}.png`);
      await view.close();
    }
    return files;
  } finally {
    await browser.close();
  }
}

/** On a busy machine Chromium now and then can't take a picture at once. */
async function shoot(view: Page, path: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await view.screenshot({ path });
      return;
    } catch (error) {
      if (tries === 8) throw error;
      await view.waitForTimeout(250);
    }
  }
}

/** Large, with a grid and the names of the stars; beside it as cards show it, in both dresses, and alone. */
function study(code: string, engraving: Engraving): string {
  const parts = [
    put(ground(NIGHT) + grid() + inked(engraving, NIGHT, 1) + named(code), 0, 0, 1100, '-50 -50 1100 1100'),
    put(card(code, engraving, NIGHT), 1110, 10, 350),
    put(card(code, engraving, DAY), 1110, 370, 350),
    put(ground(NIGHT) + inked(engraving, NIGHT, 0.85), 1110, 730, 350),
  ];
  return page(1470, 1100, '#05081a', parts.join(''));
}

function closeUp(code: string, engraving: Engraving, at: string): string {
  const [left = 0, top = 0, size = 300] = at.split(',').map(Number);
  return page(
    1000,
    1000,
    NIGHT.sky,
    put(ground(NIGHT) + grid() + inked(engraving, NIGHT, 1) + named(code, size), 0, 0, 1000, `${left} ${top} ${size} ${size}`),
  );
}

function page(width: number, height: number, sky: string, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" style="display:block;background:${sky}">${inside}</svg>`;
}

function put(inside: string, x: number, y: number, size: number, viewBox = '0 0 1000 1000'): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}">${inside}</svg>`;
}

const ground = ({ sky }: Dress): string => `<rect x="-500" y="-500" width="2000" height="2000" fill="${sky}"/>`;

function card(code: string, engraving: Engraving, dress: Dress): string {
  const lines = linesOf(code).map(([[x1, y1], [x2, y2]]) => `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`);
  const stars = starsOf(code).map(({ place: [x, y], magnitude }) => {
    const radius = Math.min(16, Math.max(6.5, 15.5 - 2.5 * (magnitude - 2)));
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${magnitude < 1.5 ? dress.gold : dress.ink}"/>`;
  });
  return `${ground(dress)}${inked(engraving, dress, 0.3)}<g stroke="${dress.ink}" stroke-width="3" opacity=".8">${lines.join('')}</g>${stars.join('')}`;
}

function inked({ wash, lines, ...hatches }: Engraving, { ink }: Dress, opacity: number): string {
  const tone = (['fine', 'middle', 'broad'] as const).map(
    (needle) => `<path stroke-width="${HATCH_WIDTHS[needle]}" d="${hatches[needle]}"/>`,
  );
  return (
    `<g transform="scale(${1000 / ENGRAVING_SIZE})" fill="${ink}" opacity="${opacity}"><path fill-rule="evenodd" opacity=".13" d="${wash}"/>` +
    `<g fill="none" stroke="${ink}" opacity=".72">${tone.join('')}</g><path d="${lines}"/></g>`
  );
}

function grid(): string {
  const lines = Array.from({ length: 11 }, (_, k) => k * 100).map(
    (k) =>
      `<path d="M${k} 0V1000M0 ${k}H1000" stroke="#5a6ab0" stroke-width=".7" opacity=".5"/><text x="${k}" y="-6" font-size="15" fill="#7f8fd0">${k}</text><text x="-34" y="${k}" font-size="15" fill="#7f8fd0">${k}</text>`,
  );
  return lines.join('');
}

/** Rings and names, as large on every picture. */
function named(code: string, size = 1100): string {
  const k = size / 1100;
  return starsOf(code)
    .map(
      ({ star, place: [x, y] }) =>
        `<circle cx="${x}" cy="${y}" r="${7 * k}" fill="none" stroke="#e0b45a" stroke-width="${2 * k}"/><text x="${x + 10 * k}" y="${y - 8 * k}" font-size="${18 * k}" fill="#e0b45a">${star}</text>`,
    )
    .join('');
}
