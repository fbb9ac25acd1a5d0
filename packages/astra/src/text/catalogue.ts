import type { Seat } from '@astrarium/core';
import type { ABILITIES, AbilityName } from '../data/abilities.ts';
import type { BoonKind, CardId, Star } from '../data/cards.ts';
import type { ElementName } from '../data/elements.ts';
import type { AstraEvent } from '../events.ts';
import type { Reason } from '../rules/reasons.ts';
import type { ScoreLineName } from '../rules/score-lines.ts';

/** Everything the game of Astra says, in one language. The page, the log and the command line all speak from here. */
export interface AstraText {
  readonly elements: Readonly<Record<ElementName, string>>;
  /** By card code. */
  readonly cardNames: Readonly<Record<string, string>>;
  /** The name of a Boon, as the rulebook has it (A8.8): `telescope` is Observation. */
  readonly boonNames: Readonly<Record<BoonKind, string>>;
  /** What a Boon gives, as a noun to stand under its number: `Telescopes`. */
  readonly boonWords: (kind: BoonKind, amount: number) => string;
  /** What a Boon gives, in full: `2 Telescopes`. */
  readonly boons: (kind: BoonKind, amount: number) => string;
  /** Each Ability as a card tells it. */
  readonly abilities: Readonly<Record<AbilityName, string>>;
  /** When an Ability works. */
  readonly timings: Readonly<Record<AbilityTiming, string>>;
  readonly scoreLines: Readonly<Record<ScoreLineName, string>>;
  /** Why a decision can't be taken, by the reason code of a refusal. */
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly questions: QuestionWords;
  /** A line of the log for each kind of event. */
  readonly events: EventSentences;
}

/** What the game asks of whoever decides; `left`: how many are still to be chosen. */
export interface QuestionWords {
  readonly turn: string;
  /** With no Stardust for an Observe. */
  readonly turnNoObserve: string;
  readonly actionGiven: string;
  readonly observe: (card: string) => string;
  readonly observeFirst: string;
  readonly again: string;
  readonly buy: string;
  readonly anyStar: string;
  readonly threeCards: (left: number) => string;
  readonly twoStars: (left: number) => string;
  readonly starAndNeighbours: string;
  readonly order: string;
  readonly boon: (card: string) => string;
  readonly activate: (left: number) => string;
  readonly limit: (left: number, limit: number) => string;
}

export type AbilityTiming = (typeof ABILITIES)[AbilityName]['timing'];

type EventSentences = {
  readonly [E in AstraEvent as E['kind']]: (event: E, names: Names) => string;
};

/** Who sits where, and how a star is called. */
export interface Names {
  readonly seat: (seat: Seat) => string;
  readonly star: (card: CardId, star: Star) => string;
}
