import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { cardByCode } from '@astrarium/astra';
import { describe, expect, test } from 'vitest';
import { spills, strayStars } from '../checks.ts';
import { engrave, figureCodes, loadFigure } from '../figure.ts';
import type { Plate } from '../plate.ts';
import { print } from '../print.ts';
import { fileOf, textOf } from '../store.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CODES = figureCodes(ROOT);

test('every figure belongs to a card, and every drawing to a figure', () => {
  expect(CODES.filter((code) => cardByCode(code) === undefined)).toEqual([]);
  const drawings = readdirSync(dirname(fileOf(ROOT, 'leo'))).filter((file) => file.endsWith('.json'));
  expect(drawings.map((file) => file.replace('.json', '')).toSorted()).toEqual(CODES);
});

/** Each is drawn once for all tests. */
const plates = new Map<string, Promise<Plate>>();
function plateOf(code: string): Promise<Plate> {
  const plate = plates.get(code) ?? engrave(code);
  plates.set(code, plate);
  return plate;
}

describe.each(CODES)('%s', (code) => {
  test('is drawn as its program draws it: else run "npm run figures"', async () => {
    expect(textOf(print(await plateOf(code))) === readFileSync(fileOf(ROOT, code), 'utf8')).toBe(true);
  });

  test('has every star of its card, and keeps to its chart', async () => {
    const plate = await plateOf(code);
    expect(strayStars(code, plate)).toEqual([]);
    expect(spills(plate, await loadFigure(code))).toEqual([]);
  });

  test('is small enough to fetch', () => {
    expect(gzipSync(readFileSync(fileOf(ROOT, code)), { level: 9 }).length).toBeLessThanOrEqual(20_000);
  });
});
