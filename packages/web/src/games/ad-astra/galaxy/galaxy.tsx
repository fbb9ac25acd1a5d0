import { indexOf, type Place, SOL, SYSTEM_OF, type System } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { useSize } from '../../../lib/use-size.ts';
import { useStableCallback } from '../../../lib/use-stable-callback.ts';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { arrange, type GalaxyArrangement, stopsOf, systemStop } from './arrange.ts';
import { type Beside, BuildChoice } from './build-choice.tsx';
import { ChartGround, type Flight, goalOf, pointOf } from './chart-ground.tsx';
import { DeepSpace } from './deep-space.tsx';
import { freshOf } from './follow.ts';
import { type GalaxyOptions, optionsOf } from './options.ts';
import { inDeepSpace } from './planet-state.ts';
import type { GalaxyScene, Open } from './scene.ts';
import { ShipMotion } from './ship-motion.tsx';
import { SystemOnChart } from './system.tsx';
import { SystemDetail } from './system-detail.tsx';
import { type GalaxyTouch, shipInHand, targetsOf, touchPlanet, touchSystem } from './touch.ts';
import { useRoving } from './use-roving.ts';
import './galaxy.css';

/** Sol, the eight systems and deep space. Fills whatever place it is given, and never more. In a figure, whose name it goes by, it has none. */
export const Galaxy = memo(function Galaxy({ play, named = true }: { readonly play: Play; readonly named?: boolean }): ReactNode {
  const { words } = useAdAstraText();
  const place = useRef<HTMLElement>(null);
  const size = useSize(place);
  const { sizes } = play.view;
  const arrangement = useMemo(() => size && arrange(size.width, size.height, sizes), [size, sizes]);
  return (
    <section ref={place} className="galaxy" aria-label={named ? words.galaxy.label : undefined}>
      {arrangement !== null && <Chart play={play} arrangement={arrangement} />}
    </section>
  );
});

/** Something that holds for the present moment only: with the next decision it is gone. */
interface ForNow<What> {
  readonly view: Play['view'];
  readonly what: What;
}

function Chart({ play, arrangement }: { readonly play: Play; readonly arrangement: GalaxyArrangement }): ReactNode {
  const { view, news, seats, seat, legal } = play;
  const options = useMemo(() => optionsOf({ view, seat, legal }), [view, seat, legal]);
  const fresh = useMemo(() => freshOf(view, news), [view, news]);
  const [taken, take] = useState<ForNow<Place | null> | null>(null);
  const [opened, setOpened] = useState<ForNow<Open | null> | null>(null);
  const ship = shipInHand(options, taken?.view === view ? taken.what : undefined);
  const own = ownSeat(play);

  // On a small screen a slip of the finger would turn up the wrong planet for good: the system is brought closer first.
  const landsHere = options.phase === 'land' && options.landing !== null && arrangement.compact;
  const asked: Open | null = landsHere && options.landing !== null ? { kind: 'closer', system: options.landing.system } : null;
  const kept = opened?.what?.kind === 'closer' ? opened.what : null;
  const open = opened?.view === view ? opened.what : (asked ?? kept);
  const show = (what: Open | null): void => setOpened({ view, what });

  const act = useStableCallback((touch: GalaxyTouch | null): void => {
    if (touch === null) return;
    switch (touch.kind) {
      case 'decide':
        setOpened(null);
        play.decide(touch.decision);
        return;
      case 'why':
        play.askWhy(touch.decision);
        return;
      case 'ship':
        take({ view, what: ship === touch.from ? null : touch.from });
        return;
      default:
        show(touch);
    }
  });
  const onSystem = useStableCallback((system: System) => act(touchSystem(options, ship, system)));
  const onPlanet = useStableCallback((planet: Place) => act(touchPlanet(options, ship, planet, view.pawns[planet] ?? 0, own)));
  const scene: GalaxyScene = { play, options, ship, own, fresh, compact: arrangement.compact, act, onSystem, onPlanet };

  const fleet = own !== null && inDeepSpace(view, own) > 0 ? own : null;
  const chart = useRef<HTMLDivElement>(null);
  const stops = useMemo(() => stopsOf(arrangement, seats.length, fleet), [arrangement, seats.length, fleet]);
  const current = useRoving(chart, stops, systemStop(SOL), () => {
    if (open !== null) show(null);
    else if (ship !== null) take({ view, what: null });
    return open !== null || ship !== null;
  });
  const flights = useMemo(() => flightsOf(options, ship, own, seats.length, arrangement), [options, ship, own, seats.length, arrangement]);
  const choices = open?.kind === 'build' ? options.builds.get(open.place) : undefined;
  return (
    <>
      <ChartGround arrangement={arrangement} flights={flights} />
      <div ref={chart} className={arrangement.compact ? 'galaxy-chart galaxy-compact' : 'galaxy-chart'}>
        {arrangement.systems.map((system) => (
          <SystemOnChart key={system.system} scene={scene} place={system} current={current} />
        ))}
        <DeepSpace scene={scene} arrangement={arrangement} current={current} />
      </div>
      <ShipMotion scene={scene} arrangement={arrangement} />
      {open?.kind === 'closer' && <SystemDetail key={open.system} scene={scene} system={open.system} onClose={() => show(null)} />}
      {open?.kind === 'build' && choices !== undefined && (
        <BuildChoice
          key={open.place}
          scene={scene}
          place={open.place}
          choices={choices}
          beside={besideOf(arrangement, open.place)}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}

/** Where there is room, the choice opens beside its planet. */
function besideOf(arrangement: GalaxyArrangement, place: Place): Beside | null {
  const { width, height, compact, systems } = arrangement;
  if (compact) return null;
  const { planets, radius } = at(systems, at(SYSTEM_OF, place));
  return { planet: at(planets, indexOf(place)), radius, width, height };
}

/** Who decides; while others do, the viewer of the view. */
function ownSeat({ seat, view }: Play): Seat | null {
  if (seat !== null) return seat;
  return view.viewer === 'spectator' ? null : view.viewer;
}

function flightsOf(
  options: GalaxyOptions,
  ship: Place | null,
  own: Seat | null,
  players: number,
  arrangement: GalaxyArrangement,
): readonly Flight[] {
  if (ship === null || own === null) return NO_FLIGHTS;
  const from = pointOf(arrangement, ship, players, own);
  return [...targetsOf(options, ship).keys()].map((system) => ({ from, to: goalOf(arrangement, system, players, own) }));
}

const NO_FLIGHTS: readonly Flight[] = [];
