/** Everything that is said, in letters that nobody types: as wide as two of ours. Numbers of rules and what is not for people stay. */
export function inMarks<Words>(words: Words): Words {
  return marked(words) as Words;
}

function marked(said: unknown): unknown {
  if (typeof said === 'string') return markedText(said);
  if (typeof said === 'function') return (...parameters: unknown[]) => marked((said as (...given: unknown[]) => unknown)(...parameters));
  if (Array.isArray(said)) return said.map(marked);
  if (typeof said !== 'object' || said === null || Object.getPrototypeOf(said) !== Object.prototype) return said;
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, KEPT.has(key) ? value : marked(value)]));
}

/** What a narrator returns beside words, and what an example of a rulebook names. */
const KEPT: ReadonlySet<string> = new Set(['notation', 'rule']);

/** The number of a rule, the address of a link, and what is written in code stay as they are. */
const PARTS = /\b[AB]\d+(?:\.\d+)?\b|^#+ [AB]\b|\]\([^)]*\)|`[^`]*`|[A-Za-z]/gm;

function markedText(text: string): string {
  return text.replace(PARTS, (part) => (part.length === 1 ? String.fromCharCode(part.charCodeAt(0) + 0xfe_e0) : part));
}
