import type { Language } from '../../text/language.ts';
import { type Rulebook, readRulebook } from './rulebook.ts';

const TEXTS: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import('rulebook/astra.en.md?raw'),
  fr: () => import('rulebook/astra.fr.md?raw'),
};

/** Fetches the rulebook in this language only. */
export async function loadRulebook(language: Language): Promise<Rulebook> {
  return readRulebook((await TEXTS[language]()).default);
}
