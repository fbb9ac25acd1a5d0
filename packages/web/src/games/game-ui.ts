import type { Ink } from '@astrarium/protocol/table-update';
import type { ComponentType } from 'react';
import type { NewTable, TableUpdate } from '../client/local/messages.ts';
import type { TableSession } from '../client/local/use-table.ts';
import type { LessonWords } from '../i18n/en/lesson.ts';
import type { Language } from '../i18n/language.ts';
import type { RuleFigures } from '../play/figures/rule-figure.ts';
import type { Lesson } from '../play/guidance/lesson.ts';
import type { EventWords } from '../play/log/event-words.ts';
import type { ExampleProps } from '../play/present-game/example.ts';
import type { SceneProps } from '../play/replay/scene.ts';
import type { GameResultProps } from '../play/result/game-result.ts';

/**
 * Everything the page knows of a game but its words, which are in `words.ts`, and its table, which is in `tables.ts`. Each part is fetched
 * when it is first shown. What is optional may be left out by a game that is told in words only: the page then does without, or shows
 * something plain in its place.
 */
export interface GameUi {
  /** Bots with a manner of their own, which play only this game. */
  readonly personalities: readonly string[];
  /** A table at once: the person of the last plan against Adepts. `lent` are names for whoever gave none. */
  readonly quickTable: (lent: readonly string[]) => Promise<NewTable>;
  /** The same for one player against the game's automaton, which is called `opponent`; left out where there is none. */
  readonly soloTable?: (lent: readonly string[], opponent: string) => Promise<NewTable>;
  readonly setup: SetupForm | PlainSetup;
  /** How it is set up online; left out where it is not played there. */
  readonly online?: OnlineSetup;
  readonly rulebook?: GameRulebook;
  readonly lesson?: GameLesson;
  /** Else the narrator tells the scores. */
  readonly Result?: ComponentType<GameResultProps>;
  /** Else the narrator tells each moment. */
  readonly replay?: GameReplay;
  /** The drawing that stands for the game on the front page. */
  readonly Emblem?: ComponentType;
  /** A large drawing for the head of the front page. */
  readonly Frontispiece?: ComponentType;
  /** A corner of the front page: what the person has come by in all games of it. */
  readonly Corner?: ComponentType;
  /** What happened, in few words; else the narrator tells it. */
  readonly loadEventWords?: (language: Language) => Promise<EventWords>;
  /** Words of the glossary besides the terms of its rules. */
  readonly loadGlossary?: (language: Language) => Promise<GlossarySection>;
  /** Its own pages, in the order of the contents, by the names they have in the address and in its words. */
  readonly places: readonly GamePlace[];
  /** Which round a game under way is in, by its view; left out where there are none. */
  readonly roundOf?: (view: unknown) => RoundReached;
}

export type GamePlace = 'cards' | 'atlas' | 'your-sky';

/** How a table is set up, by a form of the game's own. */
interface SetupForm {
  readonly Form: ComponentType;
}

/** How a table is set up where there is no more to choose than who plays. */
export interface PlainSetup {
  readonly players: readonly number[];
  readonly optionsOf: (players: number) => unknown;
}

export interface OnlineSetup {
  readonly players: readonly number[];
  /** The inks to choose from; left out where the ink goes with the seat. */
  readonly inks?: readonly Ink[];
  /** The optional rules that can be chosen, and whether they hold at first. */
  readonly options: Readonly<Record<string, boolean>>;
  readonly optionsOf: (players: number, chosen: Readonly<Record<string, boolean>>) => Readonly<Record<string, unknown>>;
}

interface GameRulebook {
  /** The letter with which its rules are numbered, which is also the address of the book. */
  readonly letter: string;
  readonly load: (language: Language) => Promise<string>;
  /** The figures, by the number of the rule they stand under. */
  readonly loadFigures: () => Promise<RuleFigures>;
  /** What happened by a rule in the game the reader came from. */
  readonly Example: ComponentType<ExampleProps>;
}

interface GameLesson {
  readonly load: () => Promise<Lesson>;
  readonly loadWords: (language: Language) => Promise<LessonWords>;
}

interface GameReplay {
  /** A moment of the game. */
  readonly Scene: ComponentType<SceneProps>;
  /** Does one go by rounds? Else by turns. */
  readonly byRounds: boolean;
}

export interface GlossarySection {
  readonly title: string;
  readonly entries: readonly { readonly key: string; readonly name: string; readonly rule: string }[];
}

export interface GameTableProps {
  readonly followed: TableSession;
  readonly update: TableUpdate;
}

interface RoundReached {
  readonly round: number;
  /** Is it known to be the last? */
  readonly last: boolean;
}
