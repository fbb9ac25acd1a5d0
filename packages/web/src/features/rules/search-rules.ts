import { type Rule, type Rulebook, textOf } from './rulebook.ts';

/** Letters without accents or case, each still in its place: so a find can be shown in the text as it is written. */
export function fold(text: string): string {
  return Array.from(text, (letter) => (letter.length === 1 ? (letter.normalize('NFD')[0] ?? letter).toLowerCase() : letter))
    .join('')
    .replaceAll('’', "'");
}

/** The words looked for, folded. */
export function wordsOf(search: string): readonly string[] {
  return fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Every rule that has all the words; all rules if there are none. */
export function searchRules(book: Rulebook, words: readonly string[]): ReadonlySet<Rule> {
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  return new Set(
    rules.filter((rule) => {
      const text = fold(textOf(rule));
      return words.every((word) => text.includes(word));
    }),
  );
}

/** Cuts a text so that every second piece is one of the words. */
export function cutAtWords(text: string, words: readonly string[]): readonly string[] {
  const pieces: string[] = [];
  const folded = fold(text);
  let from = 0;
  while (words.length > 0) {
    const next = nextOf(folded, words, from);
    if (next === undefined) break;
    pieces.push(text.slice(from, next.at), text.slice(next.at, next.at + next.length));
    from = next.at + next.length;
  }
  return [...pieces, text.slice(from)];
}

function nextOf(text: string, words: readonly string[], from: number): { at: number; length: number } | undefined {
  return words
    .map((word) => ({ at: text.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.length - a.length)[0];
}
