import {
  type AdAstraEvent,
  type AdAstraView,
  DEEP,
  DEEP_SPACE,
  ownerOf,
  type Place,
  type Resource,
  SYSTEM_OF,
  type System,
} from '@astrarium/ad-astra';
import { at, type Logged, type Seat } from '@astrarium/core';

/** What has just happened in the galaxy, for motion alone. */
export interface GalaxyChanges {
  readonly glides: readonly Glide[];
  /** Planets that were turned up, and those on which something was built. */
  readonly turned: ReadonlySet<Place>;
  readonly built: ReadonlySet<Place>;
  /** Planets on which a ship has come down. */
  readonly landed: ReadonlySet<Place>;
  /** Seats whose new ship is in deep space, or whose ship has come there. */
  readonly launched: ReadonlySet<Seat>;
  readonly producing: ReadonlySet<Place>;
  /** Systems that somebody looked at. */
  readonly seen: ReadonlySet<System>;
}

/** A ship on its way. */
interface Glide {
  readonly key: string;
  readonly seat: Seat;
  readonly from: Spot;
  readonly to: Spot;
}

/** A planet, the star of a system, or deep space. */
export type Spot = { readonly place: Place } | { readonly system: System } | 'deep';

export function freshOf(view: AdAstraView, news: readonly Logged<AdAstraEvent>[]): GalaxyChanges {
  const glides: Glide[] = [];
  const turned = new Set<Place>();
  const built = new Set<Place>();
  const landed = new Set<Place>();
  const launched = new Set<Seat>();
  const seen = new Set<System>();
  let produced: Resource | null = null;
  for (const [index, { version, event }] of news.entries()) {
    const key = `${version}-${index}`;
    switch (event.kind) {
      case 'flew':
        if (event.to === DEEP) launched.add(event.seat);
        glides.push({
          key,
          seat: event.seat,
          from: event.from === DEEP_SPACE ? 'deep' : { place: event.from },
          to: event.to === DEEP ? 'deep' : { system: event.to },
        });
        break;
      case 'landed':
        landed.add(event.place);
        glides.push({ key, seat: event.seat, from: { system: at(SYSTEM_OF, event.place) }, to: { place: event.place } });
        break;
      case 'turned-up':
        turned.add(event.place);
        break;
      case 'built':
        if (event.place === null) launched.add(event.seat);
        else built.add(event.place);
        break;
      case 'peeked':
        seen.add(event.system);
        break;
      case 'resource-chosen':
        produced = event.resource;
        break;
      default:
    }
  }
  return { glides, turned, built, landed, launched, producing: producingPlaces(view, produced), seen };
}

/** B4.2: planets of that kind with pawns on them. */
function producingPlaces({ planets, pawns }: AdAstraView, resource: Resource | null): ReadonlySet<Place> {
  if (resource === null) return new Set();
  return new Set(planets.flatMap((kind, place) => (kind === resource && ownerOf(pawns[place] ?? 0) >= 0 ? [place] : [])));
}
