import { DEEP_SPACE } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import type { Rect } from '../../../lib/geometry.ts';
import { explained } from '../../../play/help/explained.ts';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { leadsTo } from '../../../play/leads-to.ts';
import { Pressable } from '../../../ui/pressable.tsx';
import { PawnSign } from '../signs/pawn-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { FLEET_STOP } from './arrange.ts';
import { iconBox } from './icon-box.ts';
import { inDeepSpace } from './planet-state.ts';
import type { GalaxyScene } from './scene.ts';
import { touchFleet } from './touch.ts';
import './fleet.css';

interface FleetProps {
  readonly scene: GalaxyScene;
  readonly seat: Seat;
  readonly rect: Rect;
  /** Is there room for the name? */
  readonly named: boolean;
  readonly tabStop: boolean;
}

/** The ships of one seat in deep space. One's own can be taken in hand. */
export function Fleet({ scene, seat, rect, named, tabStop }: FleetProps): ReactNode {
  const words = useAdAstraText().words.galaxy;
  const { play, options, ship, own, fresh, act } = scene;
  const { name, ink } = at(play.seats, seat);
  const ships = inDeepSpace(play.view, seat);
  const takeable = seat === own && ships > 0;
  const inHand = takeable && ship === DEEP_SPACE;
  const canMove = takeable && options.flights.has(DEEP_SPACE);
  const classes = [
    'fleet',
    takeable ? 'fleet-own' : '',
    inHand ? 'fleet-in-hand' : canMove ? 'fleet-open' : '',
    fresh.launched.has(seat) ? 'fleet-launched' : '',
    play.pointedAt?.seat === seat ? 'fleet-pointed' : '',
  ]
    .filter(Boolean)
    .join(' ');
  const fact = words.fleet(name, ships);
  const label = canMove ? words.also([fact, inHand ? words.planet.inHand : words.planet.canMove]) : fact;
  const drawing = (
    <>
      <span className="visually-hidden">{label}</span>
      <span className={canMove && !inHand ? 'fleet-drawing galaxy-lit' : 'fleet-drawing'} aria-hidden="true">
        {named && <span className="fleet-name">{name}</span>}
        <SeatToken ink={ink} size="1em" />
        {ships > 0 ? <PawnSign item="starship" ink={ink} className="fleet-ship" /> : <span className="fleet-none">–</span>}
        {ships > 1 && <span className="fleet-count">{ships}</span>}
      </span>
    </>
  );
  if (!takeable) {
    return (
      <div className={classes} style={iconBox(rect)} {...explained('starship')}>
        {drawing}
      </div>
    );
  }
  return (
    <Pressable
      className={classes}
      style={iconBox(rect)}
      data-stop={FLEET_STOP}
      {...explained('starship')}
      {...leadsTo(canMove && !inHand ? 'fly deep' : null)}
      tabIndex={tabStop ? 0 : -1}
      aria-pressed={canMove ? inHand : undefined}
      onClick={() => act(touchFleet(options))}
    >
      {drawing}
    </Pressable>
  );
}
