import type { CommandName, PlayWords } from './words.en.ts';

/** What a typed line means; whether it can be done is for others to say. */
export type TypedLine =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'number'; readonly number: number; readonly typed: string }
  | { readonly kind: 'command'; readonly command: CommandName; readonly rest: string }
  | { readonly kind: 'notation'; readonly notation: string };

/** A number, one of the words, or else a decision in notation. */
export function readAnswer(line: string, { commands }: PlayWords): TypedLine {
  const typed = line.trim();
  if (typed === '') return { kind: 'nothing' };
  if (/^\d+$/.test(typed)) return { kind: 'number', number: Number(typed), typed };
  const [first = ''] = typed.split(/\s/);
  const rest = typed.slice(first.length).trim();
  const command = NAMES.find((name) => commands[name].includes(first.toLowerCase()));
  if (command === undefined || isDecision(command, rest)) return { kind: 'notation', notation: oneSpaced(typed) };
  return { kind: 'command', command, rest };
}

/** Notation has one space between words, and nothing else. */
export function oneSpaced(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** In Ad Astra, `look sR` is a decision (B10.7); `look` and `look 3` are about the table. */
function isDecision(command: CommandName, rest: string): boolean {
  return command === 'look' && !/^\d*$/.test(rest);
}

const NAMES: readonly CommandName[] = ['help', 'look', 'log', 'undo', 'save', 'why', 'back', 'quit'];
