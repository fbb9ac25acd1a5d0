import { at, members, type Seat, type Section } from '@astrarium/core';
import { ARTIFACTS } from '../../data/artifacts.ts';
import { NOTHING } from '../../data/resources.ts';
import type { AdAstraView, SeatView } from '../../view.ts';
import { listOr, pawnsWords, type Speech } from './speech.ts';

/** The viewer's own things first, then the others clockwise. */
export function seatsInWords(speech: Speech, { viewer, seats }: AdAstraView, names: readonly string[]): Section[] {
  const from = viewer === 'spectator' ? 0 : viewer;
  return seats.map((_, n) => {
    const seat: Seat = (from + n) % seats.length;
    const lines = seatInWords(speech, at(seats, seat));
    return seat === viewer ? { heading: speech.phrases.seat.own, lines, brief: true } : { heading: at(names, seat), lines };
  });
}

function seatInWords(speech: Speech, seat: SeatView): string[] {
  const { named, phrases } = speech;
  const words = phrases.seat;
  const fullCards = (set: number): string =>
    listOr(
      speech,
      members(set).map((card) => named.fullCard(card, seat.faction)),
    );
  return [
    words.score(seat.score, named.faction(seat.faction)),
    handInWords(speech, seat),
    ...(seat.cards === null ? [] : [words.cards(fullCards(seat.cards))]),
    ...(seat.open === 0 ? [] : [words.open(fullCards(seat.open))]),
    ...artifactsInWords(speech, seat),
    words.supply(seat.supply.map((amount, item) => pawnsWords(speech, item, amount)).join(', ')),
  ];
}

/** B11.2: of a closed hand its size, and what everybody saw come into it. */
function handInWords({ named, phrases }: Speech, { hand, handSize, seen }: SeatView): string {
  if (hand !== null) return phrases.seat.hand(named.cards(hand));
  return seen === NOTHING ? phrases.seat.closedHand(handSize) : phrases.seat.seenHand(handSize, named.cards(seen));
}

function artifactsInWords({ text, phrases }: Speech, { artifacts, artifactCount }: SeatView): string[] {
  if (artifacts === null || artifacts === 0) return [phrases.seat.artifacts(artifactCount)];
  return members(artifacts).map((artifact) => {
    const { name, effect } = text.artifacts[at(ARTIFACTS, artifact)];
    return phrases.seat.artifact(name, effect);
  });
}
