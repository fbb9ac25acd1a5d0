import { AD_ASTRA_FIGURES } from '../../games/ad-astra/rulebook/figures.ts';
import { ASTRA_FIGURES } from '../../games/astra/rulebook/figures.ts';
import type { RuleFigure } from '../../play/figures/rule-figure.ts';

/** The figures of all games. No two games have a rule of the same number. */
export const FIGURES: Readonly<Record<string, RuleFigure>> = { ...ASTRA_FIGURES, ...AD_ASTRA_FIGURES };
