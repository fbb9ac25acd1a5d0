import { BadInput, type Refusal, type Seat } from '@astrarium/core';
import { print } from '../output.ts';
import { oneSpaced, readAnswer } from './answer.ts';
import { entriesIn, entriesOf, type ListEntry, printEntries, printSections, printWrapped } from './layout.ts';
import { saveCopy } from './save.ts';
import type { TerminalGame } from './terminal-game.ts';
import type { CommandName } from './words.en.ts';

/** What came of asking: something changed at the table, or the person left it. */
export type TurnOutcome = 'changed' | 'left';

/** How much of the table is told before the question: all to somebody new at the screen, the gist where others have decided since. */
export type Introduction = 'whole' | 'brief' | 'none';

/** Asks a person until something is decided or taken back. */
export async function askPerson(terminal: TerminalGame, seat: Seat, introduction: Introduction): Promise<TurnOutcome> {
  const { table, narrator, words, lines } = terminal;
  const view = table.view(seat);
  const legal = table.legal(seat).map((decision) => table.game.write(decision));
  const groups = narrator.choices(view, legal, table.names);
  if (introduction !== 'none') printSections(narrator.table(view, table.names), ({ brief }) => introduction === 'whole' || brief === true);
  if (terminal.persons.length > 1) print(`\n${words.forYou(table.names[seat] ?? '')}`);
  printWrapped(`\n${narrator.question(view, seat, table.names)}`, 0);
  let entries = entriesOf(groups);
  printEntries(entries, words);

  const open = (next: ListEntry[]): void => {
    entries = next;
    printEntries(entries, words);
  };

  for (;;) {
    const line = await lines.next(words.prompt);
    if (line === undefined) return 'left';
    const answer = readAnswer(line, words);
    switch (answer.kind) {
      case 'nothing':
        open(entries);
        break;
      case 'number': {
        const entry = entries[answer.number - 1];
        if (entry === undefined) print(words.notInList(answer.typed, entries.length));
        else if (entry.kind === 'decision') {
          terminal.decide(seat, entry.notation);
          return 'changed';
        } else {
          print(`${entry.group.heading}. ${words.back}`);
          open(entriesIn(entry.group));
        }
        break;
      }
      case 'notation':
        if (decideByNotation(terminal, seat, answer.notation, legal)) return 'changed';
        break;
      case 'command':
        if (answer.command === 'quit') return 'left';
        if (answer.command === 'back') open(entriesOf(groups));
        else if (answer.command === 'undo') {
          if (takeBack(terminal)) return 'changed';
        } else obey(terminal, seat, answer.command, answer.rest, legal);
    }
  }
}

function decideByNotation(terminal: TerminalGame, seat: Seat, notation: string, legal: readonly string[]): boolean {
  if (!isNotation(terminal, notation, legal)) return false;
  const refusal = terminal.decide(seat, notation);
  if (refusal !== undefined) printRefusal(terminal, refusal);
  return refusal === undefined;
}

/** What is no notation is told, with what begins like it and could be decided. */
function isNotation({ table, words }: TerminalGame, text: string, legal: readonly string[]): boolean {
  try {
    table.game.read(text);
    return true;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const [first = ''] = text.split(' ');
    const like = legal.filter((notation) => notation.split(' ')[0] === first);
    const shown = like.slice(0, 12).join(', ');
    printWrapped(words.notUnderstood(text), 2);
    if (like.length > 0) printWrapped(words.possible(like.length > 12 ? words.more(shown, like.length - 12) : shown), 2);
    return false;
  }
}

function takeBack(terminal: TerminalGame): boolean {
  const undone = terminal.undo();
  printWrapped(undone === undefined ? terminal.words.cantUndo : terminal.words.undone(undone), 2);
  return undone !== undefined;
}

function obey(terminal: TerminalGame, seat: Seat, command: CommandName, rest: string, legal: readonly string[]): void {
  const { words } = terminal;
  switch (command) {
    case 'help':
      for (const line of words.help) printWrapped(line, 4);
      break;
    case 'look':
      look(terminal, seat, rest);
      break;
    case 'log':
      if (rest === '' || /^\d{1,5}$/.test(rest)) tellLog(terminal, seat, rest === '' ? 20 : Number(rest));
      else print(words.badCount(rest));
      break;
    case 'save':
      save(terminal, rest);
      break;
    default:
      tellWhy(terminal, seat, oneSpaced(rest), legal);
  }
}

function look({ table, narrator, words }: TerminalGame, seat: Seat, part: string): void {
  const sections = narrator.table(table.view(seat), table.names);
  const number = Number(part);
  if (part === '') printSections(sections);
  else if (number < 1 || number > sections.length) print(words.noSection(part, sections.length));
  else printSections(sections, (_, index) => index === number - 1);
}

function tellLog(terminal: TerminalGame, seat: Seat, lines: number): void {
  for (const { event } of lines === 0 ? [] : terminal.table.log(seat).slice(-lines)) terminal.tell(event);
}

function save({ table, words }: TerminalGame, file: string): void {
  if (file === '') {
    print(words.saveWhere);
    return;
  }
  const problem = saveCopy(file, table.record());
  if (problem === undefined) print(words.saved(file));
  else print(problem === 'EEXIST' ? words.exists(file) : words.cantWrite(file, problem));
}

function tellWhy(terminal: TerminalGame, seat: Seat, notation: string, legal: readonly string[]): void {
  const { table, words } = terminal;
  if (notation === '') print(words.whyWhat);
  else if (isNotation(terminal, notation, legal)) {
    const refusal = table.refusal(seat, table.game.read(notation));
    if (refusal === undefined) print(words.allowed(notation));
    else printRefusal(terminal, refusal);
  }
}

function printRefusal({ narrator, words }: TerminalGame, refusal: Refusal): void {
  printWrapped(`${narrator.refusal(refusal)} ${words.rule(refusal.rule)}`, 2);
}
