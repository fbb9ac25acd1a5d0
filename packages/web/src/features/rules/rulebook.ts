/** A rulebook as docs/rules has it: chapters of numbered rules. */
export interface Rulebook {
  readonly preface: readonly Block[];
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** `A5` */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Rule {
  /** `A5.2` */
  readonly id: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Reads the text of a rulebook: `## A5 Observe` begins a chapter, `**A5.2** …` a rule; lists and tables belong to the rule before. */
export function readRulebook(text: string): Rulebook {
  const preface: Block[] = [];
  const chapters: { id: string; title: string; rules: { id: string; blocks: Block[] }[] }[] = [];
  let blocks = preface;
  for (const paragraph of text.split(/\n{2,}/)) {
    const lines = paragraph.trim();
    const chapter = /^## (\S+) (.+)$/.exec(lines);
    const rule = /^\*\*([AB]\d+\.\d+)\*\* ([\s\S]+)$/.exec(lines);
    if (chapter !== null) {
      const [, id = '', title = ''] = chapter;
      chapters.push({ id, title, rules: [] });
    } else if (rule !== null) {
      const [, id = '', words = ''] = rule;
      blocks = [readBlock(words)];
      chapters.at(-1)?.rules.push({ id, blocks });
    } else if (lines !== '' && !lines.startsWith('# ')) {
      blocks.push(readBlock(lines));
    }
  }
  return { preface, chapters };
}

/** The words of a rule in one line, for searching. */
export function textOf({ id, blocks }: Rule): string {
  const texts = blocks.map((block) => {
    if (block.kind === 'text') return block.text;
    return block.kind === 'list' ? block.items.join(' ') : [block.head, ...block.rows].flat().join(' ');
  });
  return [id, ...texts].join(' ');
}

/** A piece of text: plain, or the number of a rule or chapter. */
export interface Piece {
  readonly text: string;
  readonly rule: boolean;
}

/** Finds the numbers of rules and chapters in a text. */
export function findReferences(text: string): readonly Piece[] {
  return text
    .split(/(?<![\p{L}\d])([AB]\d+(?:\.\d+)?)(?![\p{L}\d])/u)
    .map((piece, index) => ({ text: piece, rule: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function readBlock(lines: string): Block {
  if (lines.startsWith('- ')) return { kind: 'list', items: lines.split('\n').map((line) => line.replace(/^- /, '')) };
  if (!lines.startsWith('|')) return { kind: 'text', text: lines.replaceAll('\n', ' ') };
  const [head = [], , ...rows] = lines.split('\n').map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  return { kind: 'table', head, rows };
}
