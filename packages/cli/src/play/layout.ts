import type { ChoiceGroup, Section } from '@astrarium/core';
import { print } from '../output.ts';
import type { PlayWords } from './words.en.ts';

/** One numbered line of what can be chosen: a decision, or a part of a long list. */
export type ListEntry =
  | { readonly kind: 'decision'; readonly words: string; readonly notation: string }
  | { readonly kind: 'group'; readonly group: ChoiceGroup };

/** More choices than this are shown in parts: first what they are about, then the choices themselves. */
const MOST_AT_ONCE = 24;

/** The list as it is first shown. */
export function entriesOf(groups: readonly ChoiceGroup[]): ListEntry[] {
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  if (count <= MOST_AT_ONCE || groups.length === 1) return groups.flatMap(entriesIn);
  return groups.flatMap((group): ListEntry[] => (group.choices.length === 1 ? entriesIn(group) : [{ kind: 'group', group }]));
}

export function entriesIn({ choices }: ChoiceGroup): ListEntry[] {
  return choices.map(({ words, notation }) => ({ kind: 'decision', words, notation }));
}

export function printEntries(entries: readonly ListEntry[], words: PlayWords): void {
  const digits = `${entries.length}`.length;
  for (const [index, entry] of entries.entries()) {
    const line =
      entry.kind === 'decision'
        ? `${entry.words}  [${entry.notation}]`
        : `${entry.group.heading} (${words.choices(entry.group.choices.length)})`;
    printWrapped(`${`${index + 1}`.padStart(digits + 1)}  ${line}`, digits + 3);
  }
}

/** The sections, or some of them, each with its number, by which `look` finds it again. */
export function printSections(sections: readonly Section[], wanted: (section: Section, index: number) => boolean = () => true): void {
  for (const [index, section] of sections.entries()) {
    if (!wanted(section, index)) continue;
    print(`\n${index + 1}. ${section.heading}`);
    for (const line of section.lines) printWrapped(`   ${line}`, 5);
  }
}

/** Breaks the line between words where the terminal has an end; what goes on is indented. */
export function printWrapped(line: string, indent: number): void {
  const { isTTY, columns } = process.stdout;
  const width = isTTY ? Math.max(indent + 20, columns) : Number.POSITIVE_INFINITY;
  let rest = line;
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width);
    const cut = space <= indent ? width : space;
    print(rest.slice(0, cut));
    rest = ' '.repeat(indent) + rest.slice(cut).trimStart();
  }
  print(rest);
}
