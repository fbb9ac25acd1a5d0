import { loadSiteText } from './catalogues.ts';
import type { Messages } from './en/index.ts';
import type { Language } from './language.ts';

/** The words of the site in one language. Those of a game are fetched with its pages. */
export interface Spoken {
  readonly language: Language;
  readonly words: Messages;
}

export async function loadText(language: Language): Promise<Spoken> {
  return { language, words: await loadSiteText(language) };
}
