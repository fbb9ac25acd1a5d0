import type { GameName } from '../../client/local/messages.ts';
import type { Language } from '../../i18n/language.ts';
import { type Rulebook, readRulebook } from './rulebook.ts';

type RawText = () => Promise<{ default: string }>;

const TEXTS: Readonly<Record<GameName, Readonly<Record<Language, RawText>>>> = {
  astra: { en: () => import('rulebook/astra.en.md?raw'), fr: () => import('rulebook/astra.fr.md?raw') },
  'ad-astra': { en: () => import('rulebook/ad-astra.en.md?raw'), fr: () => import('rulebook/ad-astra.fr.md?raw') },
};

/** Fetches the rulebook of this game in this language only. */
export async function loadRulebook(game: GameName, language: Language): Promise<Rulebook> {
  return readRulebook((await TEXTS[game][language]()).default);
}

/** Each game's rules have a letter of their own, which is also the address of its book. */
export const BOOKS: Readonly<Record<GameName, string>> = { astra: 'A', 'ad-astra': 'B' };

/** The game that a rule, a chapter or the letter of a book belongs to. */
export function gameOf(rule: string | null): GameName {
  return rule?.startsWith(BOOKS['ad-astra']) === true ? 'ad-astra' : 'astra';
}
