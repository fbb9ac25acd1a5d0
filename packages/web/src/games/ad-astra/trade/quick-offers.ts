import { type Bundle, bundleOf, countOf, RESOURCES, sizeOf } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import type { Play } from '../play.ts';
import { declinedAsMuch, type Exchange } from './conversation.ts';

export interface QuickOffer {
  readonly decision: string;
  readonly give: Bundle;
  readonly want: Bundle;
}

/** A few of the offers to this partner that the game proposes: of what one has plenty for what the other has plenty of. */
export function quickOffers(play: Play, own: Seat, partner: Seat, said: readonly Exchange[], most: number): QuickOffer[] {
  const mine = play.view.seats[own]?.hand ?? 0;
  const theirs = play.view.seats[partner]?.hand ?? 0;
  const offers = [...play.legal].flatMap((decision): (QuickOffer & { readonly worth: number })[] => {
    const [word, , to, give = '', want = ''] = decision.split(' ');
    if (word !== 'offer' || Number(to) !== partner) return [];
    const offer = { decision, give: bundleOf(give), want: bundleOf(want) };
    return declinedAsMuch(said, partner, offer.give, offer.want) ? [] : [{ ...offer, worth: worthOf(mine, theirs, offer) }];
  });
  return offers
    .toSorted((one, other) => other.worth - one.worth)
    .filter((offer, index, all) => all.findIndex(({ want }) => kindsOf(want) === kindsOf(offer.want)) === index)
    .slice(0, most);
}

/** The more both sides have of what they give, and the less of what they get, the better; and one for one before all else. */
function worthOf(mine: Bundle, theirs: Bundle, { give, want }: QuickOffer): number {
  let worth = -2 * Math.abs(sizeOf(give) - sizeOf(want));
  for (let resource = 0; resource < RESOURCES.length; resource += 1) {
    const balance = countOf(mine, resource) - countOf(theirs, resource);
    if (countOf(give, resource) > 0) worth += balance;
    if (countOf(want, resource) > 0) worth -= balance;
  }
  return worth;
}

function kindsOf(bundle: Bundle): string {
  return RESOURCES.filter((_, resource) => countOf(bundle, resource) > 0).join();
}
