import { at, type ChoiceGroup, groupChoices } from '@astrarium/core';
import { ARTIFACTS } from '../../data/artifacts.ts';
import { COLONY, costOf, FACTORY, type Item, STARSHIP, TERRAFORMER } from '../../data/pawns.ts';
import type { Place } from '../../data/places.ts';
import { type Bundle, NOTHING, ONE, type Resource, sizeOf } from '../../data/resources.ts';
import type { Decision } from '../../decisions.ts';
import { read } from '../../notation.ts';
import { costOf as energyFor } from '../../rules/movement.ts';
import type { AdAstraView } from '../../view.ts';
import { planetInWords } from './galaxy.ts';
import { itemName, type Speech } from './speech.ts';

/** Everything that may be decided: plans by card, flights by starship, trades by partner and what is given. */
export function choicesInWords(speech: Speech, view: AdAstraView, legal: Iterable<string>, names: readonly string[]): ChoiceGroup[] {
  return groupChoices(
    Array.from(legal, (notation) => {
      const decision = read(notation);
      return { notation, words: decisionInWords(speech, view, decision, names), heading: headingOf(speech, view, decision, names) };
    }),
  );
}

/** A decision as a sentence. */
function decisionInWords(speech: Speech, view: AdAstraView, decision: Decision, names: readonly string[]): string {
  const { named, text, phrases } = speech;
  const words = phrases.choice;
  const frame = view.frames.at(-1);
  switch (decision.do) {
    case 'plan':
      return words.plan(ownCard(speech, view, decision.card), decision.space + 1);
    case 'produce':
    case 'discard':
    case 'take':
      return words[decision.do](named.resource(decision.resource));
    case 'fly':
      return words.fly(named.place(decision.from), named.system(decision.to), energyOf(view, decision.from, decision.to));
    case 'peek':
      return words.peek(named.system(frame?.system ?? 0));
    case 'land':
      return words.land(named.place(decision.place), planetInWords(speech, view, decision.place));
    case 'colony':
      return buildInWords(speech, view, COLONY, decision.place, decision.ore);
    case 'factory':
      return buildInWords(speech, view, FACTORY, decision.place);
    case 'terraform':
      return buildInWords(speech, view, TERRAFORMER, decision.place);
    case 'starship':
      return words.launch(itemName(speech, STARSHIP), named.cards(priceOf(view, STARSHIP, decision.ore)));
    case 'offer':
      return words.offer(at(names, decision.to), named.cards(decision.give), named.cards(decision.want));
    case 'counter':
      return words.counter(names[frame?.partner ?? 0] ?? '', named.cards(decision.give), named.cards(decision.want));
    case 'accept':
      return words.accept(named.cards(frame?.want ?? NOTHING), named.cards(frame?.give ?? NOTHING));
    case 'bank':
      return words.bank(named.cards(at(ONE, decision.give) * (frame?.phase === 'exchange' ? 1 : 2)), named.cards(at(ONE, decision.take)));
    case 'score':
      return words.score(named.element(decision.element));
    case 'use': {
      const { name, effect } = text.artifacts[at(ARTIFACTS, decision.artifact)];
      return words.use(name, effect);
    }
    case 'look':
      return words.look(named.system(decision.system));
    case 'swap':
      return words.swap(decision.space + 1, ownCard(speech, view, view.spaces[decision.space]?.card ?? 0));
    case 'pass':
      return frame?.phase === 'discard' && frame.give !== NOTHING ? words.enough(sizeOf(frame.give)) : words.pass;
    default:
      return words[decision.do];
  }
}

function headingOf(speech: Speech, view: AdAstraView, decision: Decision, names: readonly string[]): string {
  const { named, phrases } = speech;
  const words = phrases.groups;
  switch (decision.do) {
    case 'plan':
      return words.plan(ownCard(speech, view, decision.card));
    case 'fly':
      return words.fly(named.place(decision.from));
    case 'land':
    case 'use':
      return words[decision.do];
    case 'starship':
    case 'colony':
    case 'factory':
      return words.build[decision.do];
    case 'terraform':
      return words.build.terraformer;
    case 'offer':
      return words.offer(at(names, decision.to), named.cards(decision.give));
    case 'counter':
      return words.counter(named.cards(decision.give));
    case 'bank':
      return words.bank(named.resource(decision.give));
    case 'produce':
    case 'discard':
    case 'take':
      return words.resources;
    case 'look':
      return words.systems;
    default:
      return words.other;
  }
}

/** A card of the one who is asked, with what is on it. */
function ownCard({ named }: Speech, { frames, seats }: AdAstraView, card: number): string {
  return named.fullCard(card, at(seats, frames.at(-1)?.seat ?? 0).faction);
}

/** B5.2; by B10.2 and B10.3 the flight is free. */
function energyOf({ frames, deed }: AdAstraView, from: Place, to: number): number {
  const frame = frames.at(-1);
  const free = frame?.phase === 'gate' || (deed.free & (1 << (frame?.seat ?? 0))) !== 0;
  return free ? 0 : energyFor(from, to);
}

function buildInWords(speech: Speech, view: AdAstraView, item: Item, place: Place, ore?: Resource): string {
  const { named, phrases } = speech;
  return phrases.choice.build(itemName(speech, item), named.place(place), named.cards(priceOf(view, item, ore)));
}

function priceOf({ rules }: AdAstraView, item: Item, ore?: Resource): Bundle {
  return costOf(rules, item).cards + (ore === undefined ? NOTHING : at(ONE, ore));
}
