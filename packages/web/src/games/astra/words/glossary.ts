import { ABILITIES, CARDS } from '@astrarium/astra';
import type { Language } from '../../../i18n/language.ts';
import type { GlossarySection } from '../../game-ui.ts';
import { loadAstraPages, loadAstraText } from './catalogues.ts';

/** The constellations; each cites the rule of its Ability. */
export async function astraGlossary(language: Language): Promise<GlossarySection> {
  const [{ cardsPage }, { cardNames }] = await Promise.all([loadAstraPages(language), loadAstraText(language)]);
  return {
    title: cardsPage.ofTheGame,
    entries: CARDS.map(({ code, name, ability }) => ({ key: code, name: cardNames[code] ?? name, rule: ABILITIES[ability].rule })),
  };
}
