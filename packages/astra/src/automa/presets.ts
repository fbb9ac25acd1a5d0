import type { Modifier } from './modifiers.ts';

/** Settings of the solo game to choose by their names, the easiest first. Standard is the rulebook's own. */
export const PRESETS = {
  gentle: ['no-head-start', 'no-telescopes', 'endless-library', 'rich-start'],
  standard: [],
  demanding: ['telescope-per-discovery', 'hidden-right'],
  merciless: ['head-start', 'telescope-per-discovery', 'scoring-card', 'six-stardust', 'hidden-right', 'small-cards-removed'],
} as const satisfies Readonly<Record<string, readonly Modifier[]>>;

export type Preset = keyof typeof PRESETS;
