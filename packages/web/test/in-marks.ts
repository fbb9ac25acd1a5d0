/** Everything that is said, in letters that nobody types: as wide as two of ours. Numbers of rules and what is not for people stay. */
export function inMarks<Words>(words: Words): Words {
  return marked(words) as Words;
}

function marked(said: unknown): unknown {
  if (typeof said === 'string') return markedText(said);
  if (typeof said === 'function') return (...parameters: unknown[]) => marked((said as (...given: unknown[]) => unknown)(...parameters));
  if (Array.isArray(said)) return said.map(marked);
  if (typeof said !== 'object' || said === null || Object.getPrototypeOf(said) !== Object.prototype) return said;
  // Beside its words a choice has the notation of the game.
  const isKept = (key: string): boolean => key === 'notation' && 'words' in said;
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, isKept(key) ? value : marked(value)]));
}

/** The number of a rule, the address of a link, and what is written in code stay as they are. */
const PARTS = /\b[AB]\d+(?:\.\d+)?\b|^#+ [AB]\b|\]\([^)]*\)|`[^`]*`|[A-Za-z]/gm;

function markedText(text: string): string {
  return text.replace(PARTS, (part) => (part.length === 1 ? String.fromCharCode(part.charCodeAt(0) + 0xfe_e0) : part));
}
