import { describe, expect, it } from 'vitest';
import { breachesOf, MOST_BREAKPOINTS, MOST_SIZES } from '../../../../../scripts/checks/styles.mjs';

const TOKENS = { file: 'packages/web/src/ui/style/tokens.css', text: ':root {\n  --ink: #f4ead5;\n  --text-1: 0.8rem;\n}\n' };

/** What is wrong with one style, or with one component. */
const inStyle = (text: string): readonly string[] => breachesOf([TOKENS, { file: 'a.css', text }], []);
const inComponent = (text: string, file = 'packages/web/src/play/a.tsx'): readonly string[] => breachesOf([TOKENS], [{ file, text }]);

describe('the check of the styles', () => {
  it('lets pass what is made of tokens', () => {
    expect(
      inStyle('.a {\n  color: color-mix(in srgb, var(--ink) 16%, transparent);\n  font: italic var(--text-1) / 1.2 serif;\n}\n'),
    ).toEqual([]);
    expect(inStyle('.a {\n  font-size: clamp(var(--text-1), 12cqw, var(--text-1));\n}\n')).toEqual([]);
  });

  it.each([
    ['.a {\n  color: #fff;\n}', 'a.css:2: the colour #fff has no token'],
    ['.a {\n  box-shadow: 0 0 1rem rgb(0 0 0 / 60%);\n}', 'a.css:2: the colour rgb( has no token'],
    ['.a {\n  font-size: 1.1rem;\n}', 'a.css:2: the font size 1.1rem is not one of the scale'],
    ['.a {\n  font: italic 12px serif;\n}', 'a.css:2: the font size 12px is not one of the scale'],
    ['.a {\n  padding: 0 0.7rem;\n}', 'a.css:2: the space 0 0.7rem; is not one of the scale'],
    ['.a {\n  color: var(--ivory);\n}', 'a.css:2: nobody gives --ivory a value'],
  ])('finds %j', (text, breach) => {
    expect(inStyle(text)).toEqual([breach]);
  });

  it('counts sizes and breakpoints', () => {
    const sizes = Array.from({ length: MOST_SIZES + 1 }, (_, size) => `--text-${size}: ${size}rem;`).join('\n');
    expect(breachesOf([{ ...TOKENS, text: sizes }], [])).toEqual([`${TOKENS.file}: ${MOST_SIZES + 1} font sizes; at most ${MOST_SIZES}`]);
    const widths = Array.from({ length: MOST_BREAKPOINTS + 1 }, (_, width) => `@media (width < ${width + 10}rem) {\n}`).join('\n');
    expect(inStyle(widths)).toHaveLength(1);
  });

  it('finds colours and bare buttons in components', () => {
    expect(inComponent('<path stroke="#f4ead5" />')).toHaveLength(1);
    expect(inComponent('<button type="button">')).toEqual(['packages/web/src/play/a.tsx:1: a bare button; ui/ has buttons']);
    expect(inComponent('<button type="button">', 'packages/web/src/ui/button.tsx')).toEqual([]);
  });
});
