import type { ComponentType } from 'react';
import type { NewTable, TableUpdate } from '../client/local/messages.ts';
import type { FollowedTable } from '../client/local/use-table.ts';
import type { LessonWords } from '../i18n/en/lesson.ts';
import type { Language } from '../i18n/language.ts';
import type { RuleFigures } from '../play/figures/rule-figure.ts';
import type { Lesson } from '../play/guidance/lesson.ts';
import type { EventWords } from '../play/log/event-words.ts';
import type { ExampleProps } from '../play/present-game/example.ts';
import type { SceneProps } from '../play/replay/scene.ts';
import type { GameResultProps } from '../play/result/game-result.ts';

/** Everything the page knows of a game but its table, which is in `tables.ts`. Each part is fetched when it is first shown. */
export interface GameUi {
  readonly Setup: ComponentType;
  readonly Result: ComponentType<GameResultProps>;
  /** A moment of a replay. */
  readonly Scene: ComponentType<SceneProps>;
  /** The drawing that stands for the game on the front page. */
  readonly Emblem: ComponentType;
  /** A large drawing for the head of the front page, if the game has one. */
  readonly Frontispiece?: ComponentType;
  /** A corner of the front page: what the person has come by in all games of it. */
  readonly Corner?: ComponentType;
  /** Do its replays go by rounds? Else by turns. */
  readonly byRounds: boolean;
  readonly loadLesson: () => Promise<Lesson>;
  readonly loadLessonWords: (language: Language) => Promise<LessonWords>;
  readonly loadEventWords: (language: Language) => Promise<EventWords>;
  /** The figures of its rulebook, by the number of the rule they stand under. */
  readonly loadFigures: () => Promise<RuleFigures>;
  /** What happened by a rule in the game the reader came from. */
  readonly Example: ComponentType<ExampleProps>;
  /** A table at once: the person of the last plan against Adepts. `lent` are names for whoever gave none. */
  readonly quickTable: (lent: readonly string[]) => Promise<NewTable>;
  /** The same for one player against the game's automaton, which is called `opponent`; left out where there is none. */
  readonly soloTable?: (lent: readonly string[], opponent: string) => Promise<NewTable>;
  /** Which round a game under way is in, by its view. */
  readonly roundOf: (view: unknown) => RoundReached;
}

export interface GameTableProps {
  readonly followed: FollowedTable;
  readonly update: TableUpdate;
}

export interface RoundReached {
  readonly round: number;
  /** Is it known to be the last? */
  readonly last: boolean;
}
