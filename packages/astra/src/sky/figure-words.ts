/** What the engraved figure of every constellation shows, in a line each, by card code. Loaded when asked for. */
export async function loadFigureWords(language: 'en' | 'fr'): Promise<Readonly<Record<string, string>>> {
  const { FIGURE_WORDS } = language === 'fr' ? await import('./figure-words.fr.ts') : await import('./figure-words.en.ts');
  return FIGURE_WORDS;
}
