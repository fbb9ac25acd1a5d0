import { BadInput } from '@astrarium/core';

/** The switches that make Auptolemy easier (A11.14) or harder (A11.15), each with its number there. */
export const MODIFIERS = {
  'large-water-removed': { rule: 'A11.14', number: 1 },
  'no-head-start': { rule: 'A11.14', number: 2 },
  'no-telescopes': { rule: 'A11.14', number: 3 },
  'open-deck': { rule: 'A11.14', number: 4 },
  'endless-library': { rule: 'A11.14', number: 5 },
  'rich-start': { rule: 'A11.14', number: 6 },
  'head-start': { rule: 'A11.15', number: 1 },
  'telescope-per-discovery': { rule: 'A11.15', number: 2 },
  'scoring-card': { rule: 'A11.15', number: 3 },
  'six-stardust': { rule: 'A11.15', number: 4 },
  'hidden-right': { rule: 'A11.15', number: 5 },
  'small-cards-removed': { rule: 'A11.15', number: 6 },
} as const;

export type Modifier = keyof typeof MODIFIERS;

/** A11.16: these two rewrite the same number. */
export const FORBIDDEN: readonly (readonly [Modifier, Modifier])[] = [
  ['no-head-start', 'head-start'],
  ['large-water-removed', 'small-cards-removed'],
];

export function readModifiers(input: unknown): readonly Modifier[] {
  if (input === undefined) return [];
  if (!Array.isArray(input)) throw new BadInput('options.modifiers', input, 'a list of modifiers');
  const names = Object.keys(MODIFIERS) as Modifier[];
  for (const name of input as unknown[]) {
    if (!names.includes(name as Modifier)) throw new BadInput('options.modifiers', name, `one of ${names.join(', ')}`);
  }
  for (const [one, other] of FORBIDDEN) {
    if (input.includes(one) && input.includes(other)) {
      throw new BadInput('options.modifiers', [one, other], 'only one of these two: both rewrite the same number (A11.16)');
    }
  }
  // In the order of the table and each once, so that the same switches always make the same record.
  return names.filter((name) => input.includes(name));
}
