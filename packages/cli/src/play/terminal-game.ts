import type { AnyBot } from '@astrarium/bots';
import { type AnyNarrator, at, type Refusal, type Seat, type Viewer } from '@astrarium/core';
import type { Language } from '@astrarium/core/languages';
import { type AnyTable, decideAtOnce, type Session, viewerWith } from '@astrarium/host';
import { clearScreen, print } from '../output.ts';
import { printSections, printWrapped } from './layout.ts';
import type { Lines } from './lines.ts';
import type { OpenGame } from './open-game.ts';
import { keepRecord } from './save.ts';
import type { SeatedBots } from './seating.ts';
import { askPerson, type TurnOutcome } from './turn.ts';
import type { PlayWords } from './words.en.ts';

/** More than this nobody reads through; `log` tells the rest. */
const MOST_MISSED = 60;

/** One game at one terminal, from the first line to the last. */
export class TerminalGame {
  private readonly session: Session;
  readonly narrator: AnyNarrator;
  readonly words: PlayWords;
  readonly lines: Lines;
  /** The seats of the persons at this terminal. */
  readonly persons: readonly Seat[];
  private readonly seating: SeatedBots;
  private readonly file: string | undefined;
  private readonly resumed: boolean;
  /** Who was asked last: with several persons the screen is cleared before it is another. */
  private asked: Seat | undefined;

  constructor({ playable, session, seating, resumed }: OpenGame, language: Language, words: PlayWords, lines: Lines, file?: string) {
    this.session = session;
    this.narrator = playable.narrators[language];
    this.words = words;
    this.lines = lines;
    this.seating = seating;
    this.persons = seating.flatMap((bot, seat) => (bot === null ? [seat] : []));
    this.file = file;
    this.resumed = resumed;
  }

  get table(): AnyTable {
    return this.session.table;
  }

  /** Until the game is over, or the person leaves it. */
  async play(): Promise<void> {
    this.greet();
    for (let waiting = this.table.waitingFor(); waiting.length > 0; waiting = this.table.waitingFor()) {
      const decidedBy = waiting.map((seat) => ({ seat, bot: this.seating[seat] ?? null }));
      const first = decidedBy.find(({ bot }) => bot !== null) ?? at(decidedBy, 0);
      if (first.bot !== null) await this.letDecide(first.bot, first.seat);
      else if ((await this.ask(first.seat)) === 'left') return this.takeLeave();
    }
    const result = this.table.result();
    if (result !== undefined) printSections(this.narrator.result(result, this.table.names));
  }

  /** Decides for the seat and tells what came of it, or tells why not. */
  decide(seat: Seat, notation: string): Refusal | undefined {
    const taken = this.session.take(seat, notation);
    if (!('eventsFor' in taken)) return taken;
    this.keep();
    for (const { event } of taken.eventsFor(this.viewerFor(seat))) this.tell(event);
    return undefined;
  }

  /** Takes the last decision back, if it was a person's and the rules of undo allow it. Returns it, or undefined. */
  undo(): string | undefined {
    const last = this.table.record().decisions.at(-1);
    if (last === undefined || this.seating[last.seat] !== null || this.session.goBack(last.seat, this.table.version - 1) !== undefined)
      return undefined;
    this.keep();
    return last.do;
  }

  tell(event: unknown): void {
    printWrapped(`· ${this.narrator.event(event, this.table.names)}`, 2);
  }

  /** Who reads the events of this seat’s decision: with one person here, always that person. */
  private viewerFor(seat: Seat): Viewer {
    const { persons } = this;
    return persons.length > 1 && persons.includes(seat) ? seat : viewerWith(persons);
  }

  private greet(): void {
    const { game, names } = this.table;
    const { seed } = this.table.record();
    print(this.words.begun(game.name, names.join(', '), seed.replace(/^0+(?=.)/, '')));
    if (this.resumed && this.file !== undefined) print(this.words.resumed(this.file, this.table.version));
    if (this.file !== undefined) print(this.words.kept(this.file));
    printWrapped(this.words.howTo, 0);
  }

  private async letDecide(bot: AnyBot, seat: Seat): Promise<void> {
    const { table } = this;
    const decision = await decideAtOnce(table, seat, () => bot);
    this.decide(seat, table.game.write(decision));
  }

  private async ask(seat: Seat): Promise<TurnOutcome> {
    const fresh = this.asked !== seat;
    const others = this.table.record().decisions.at(-1)?.seat !== seat;
    if (fresh && this.asked !== undefined && process.stdin.isTTY) {
      clearScreen();
      if ((await this.lines.next(`${this.words.passTo(at(this.table.names, seat))} `)) === undefined) return 'left';
      clearScreen();
      this.catchUp(seat);
    }
    this.asked = seat;
    return askPerson(this, seat, fresh ? 'whole' : others ? 'brief' : 'none');
  }

  /** What this person has missed since deciding last: with the screen of the others it is gone. */
  private catchUp(seat: Seat): void {
    const last = this.table.record().decisions.findLastIndex((decision) => decision.seat === seat) + 1;
    for (const { event } of this.table.log(seat, last).slice(-MOST_MISSED)) this.tell(event);
  }

  private keep(): void {
    if (this.file !== undefined) keepRecord(this.file, this.table.record());
  }

  private takeLeave(): void {
    print(`\n${this.words.left} ${this.file === undefined ? this.words.notKept : this.words.resumeBy(this.file)}`);
  }
}
