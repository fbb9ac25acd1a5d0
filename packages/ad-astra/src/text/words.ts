import { at } from '@astrarium/core';
import {
  ACTION_CARDS,
  type ActionCard,
  actionOf,
  ELEMENTS,
  type Element,
  FIRST_MOVEMENT,
  FIRST_SCORING,
  SCORING,
} from '../data/action-cards.ts';
import { ARTIFACTS, type Artifact } from '../data/artifacts.ts';
import { FACTIONS, type Faction, MOVEMENT, PRODUCTION } from '../data/factions.ts';
import { PLANET_KINDS, type PlanetKind, SYSTEMS, type System } from '../data/galaxy.ts';
import { DEEP_SPACE, indexOf, type Place, SYSTEM_OF } from '../data/places.ts';
import { type Bundle, countOf, NOTHING, RESOURCES, type Resource } from '../data/resources.ts';
import { DEEP } from '../decisions.ts';
import type { AdAstraText } from './catalogue.ts';

/** Names by number, in the language of the text. */
export class Words {
  private readonly text: AdAstraText;
  private readonly nothing: string;
  private readonly list: Intl.ListFormat;

  constructor(text: AdAstraText, language: string, nothing: string) {
    this.text = text;
    this.nothing = nothing;
    this.list = new Intl.ListFormat(language);
  }

  resource(resource: Resource): string {
    return this.text.resources[at(RESOURCES, resource)];
  }

  planet(kind: PlanetKind): string {
    return this.text.planets[at(PLANET_KINDS, kind)];
  }

  system(system: System): string {
    return system === DEEP ? this.text.deepSpace : this.text.systems[at(SYSTEMS, system)];
  }

  /** The system and the number of the planet in it. */
  place(place: Place): string {
    return place === DEEP_SPACE ? this.text.deepSpace : `${this.system(at(SYSTEM_OF, place))} ${indexOf(place) + 1}`;
  }

  element(element: Element): string {
    return this.text.elements[at(ELEMENTS, element)];
  }

  faction(faction: Faction): string {
    return this.text.factions[at(FACTIONS, faction)];
  }

  artifact(artifact: Artifact): string {
    return this.text.artifacts[at(ARTIFACTS, artifact)].name;
  }

  card(card: ActionCard): string {
    return this.text.cards[at(ACTION_CARDS, card)];
  }

  /** The card with what its faction has on it: `Movement: Small red, Twin red`. */
  fullCard(card: ActionCard, faction: Faction): string {
    const pair = this.pairOn(card, faction);
    return pair.length === 0 ? this.card(card) : `${this.card(card)} (${pair.join(' / ')})`;
  }

  /** `2 Water, 1 Energy`. */
  cards(bundle: Bundle): string {
    if (bundle === NOTHING) return this.nothing;
    return RESOURCES.flatMap((_, resource) => {
      const amount = countOf(bundle, resource);
      return amount === 0 ? [] : [this.text.amount(amount, this.resource(resource))];
    }).join(', ');
  }

  all(names: readonly string[]): string {
    return this.list.format(names);
  }

  private pairOn(card: ActionCard, faction: Faction): string[] {
    switch (actionOf(card)) {
      case 'production':
        return at(at(PRODUCTION, faction), card).map((resource) => this.resource(resource));
      case 'movement':
        return at(at(MOVEMENT, faction), card - FIRST_MOVEMENT).map((system) => this.system(system));
      case 'scoring':
        return at(SCORING, card - FIRST_SCORING).map((element) => this.element(element));
      default:
        return [];
    }
  }
}
