import type { Seat } from '@astrarium/core';
import type { ActionCardCode, ElementName, Source } from '../data/action-cards.ts';
import type { ArtifactName } from '../data/artifacts.ts';
import type { FactionName } from '../data/factions.ts';
import type { PlanetKindName, SystemCode } from '../data/galaxy.ts';
import type { ItemName } from '../data/pawns.ts';
import type { ResourceName } from '../data/resources.ts';
import type { AdAstraEvent } from '../events.ts';
import type { Ending } from '../rules/ending.ts';
import type { Reason } from '../rules/reasons.ts';

/** Everything the game of Ad Astra says, in one language. The page, the log and the command line all speak from here. */
export interface AdAstraText {
  readonly factions: Readonly<Record<FactionName, string>>;
  readonly resources: Readonly<Record<ResourceName, string>>;
  /** So many of a resource: `2 Water`. */
  readonly amount: (amount: number, resource: string) => string;
  readonly planets: Readonly<Record<PlanetKindName, string>>;
  readonly systems: Readonly<Record<SystemCode, string>>;
  readonly deepSpace: string;
  readonly items: Readonly<Record<ItemName, string>>;
  /** The action cards; what is on Production and Movement cards, the faction tells. */
  readonly cards: Readonly<Record<ActionCardCode, string>>;
  readonly elements: Readonly<Record<ElementName, string>>;
  /** The name of each artifact, which is Latin in every language, and what it does. */
  readonly artifacts: Readonly<Record<ArtifactName, { readonly name: string; readonly effect: string }>>;
  /** The lines of the result (B9.1). */
  readonly scoreLines: Readonly<Record<Source, string>>;
  /** How the game came to its end. */
  readonly endings: Readonly<Record<Ending, string>>;
  /** Why a decision can't be taken, by the reason code of a refusal. */
  readonly reasons: Readonly<Record<Reason, string>>;
  /** What is missing for it, of a resource. */
  readonly lack: (resource: string, need: number, have: number) => string;
  /** The same, where it is missing in the hand of whom one trades with. */
  readonly partnerLacks: (resource: string, need: number, have: number) => string;
  /** A line of the log for each kind of event. */
  readonly events: EventSentences;
}

type EventSentences = {
  readonly [Kind in AdAstraEvent['kind']]: (event: EventOf<Kind>, names: Names) => string;
};

/** The events that can be of this kind. */
type EventOf<Kind extends AdAstraEvent['kind']> = AdAstraEvent & { readonly kind: Kind };

/** Who sits where. */
export interface Names {
  readonly seat: (seat: Seat) => string;
}

/** The names of the artifacts (B10). */
export const ARTIFACT_NAMES: Readonly<Record<ArtifactName, string>> = {
  repositorium: 'Repositorium Alienum',
  ianua: 'Stellarum Ianua',
  velum: 'Velum Solare',
  machina: 'Machina Fertilis',
  manus: 'Manus Fabrorum',
  mercator: 'Mercator Ignotus',
  oculus: 'Oculus Profundus',
  laurea: 'Laurea Aequalis',
  clavis: 'Clavis Temporum',
  arcanum: 'Magnum et Antiquum Arcanum',
  responsum: 'Omnibus Rebus Responsum',
};
