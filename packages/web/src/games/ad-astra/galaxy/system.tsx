import { placeName, placeOf, SOL, SYSTEMS, type System } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { memo, type ReactNode, useMemo } from 'react';
import { explained } from '../../../play/help/explained.ts';
import { leadsTo } from '../../../play/leads-to.ts';
import { Pressable } from '../../../ui/pressable.tsx';
import { PawnSign } from '../signs/pawn-sign.tsx';
import { SystemSign } from '../signs/system-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { planetStop, type SystemPlace, systemStop, touchSize } from './arrange.ts';
import { EnergyCost } from './energy-cost.tsx';
import { Eye } from './eye.tsx';
import { iconBox } from './icon-box.ts';
import { systemLabel } from './labels.ts';
import { Planet } from './planet.tsx';
import { planetLook } from './planet-look.ts';
import type { GalaxyScene } from './scene.ts';
import { targetsOf } from './touch.ts';
import './system.css';

interface SystemProps {
  readonly scene: GalaxyScene;
  readonly place: SystemPlace;
  /** The stop that the tab key comes to. */
  readonly current: string;
}

/** A star, its name, its planets, and what a ship pays to come here. The whole cell takes a touch for the star. */
export function SystemOnChart({ scene, place, current }: SystemProps): ReactNode {
  const text = useAdAstraText();
  const { words, named } = text;
  const { play, options, ship, fresh, act, onSystem, onPlanet, compact } = scene;
  const { system, star, starSize, planets, radius } = place;
  const name = named.system(system);
  const energy = targetsOf(options, ship).get(system);
  const open = energy !== undefined || options.looks.has(system);
  const { landing } = options;
  const here = landing?.system === system ? landing : null;
  const visitor = here === null ? null : (play.seats[here.seat]?.ink ?? null);
  // Where there is little room, the closer look has the same button.
  const peek = here !== null && options.peek && !compact;
  const touch = useMemo(() => touchSize(place), [place]);
  const classes = [
    'system-star',
    open ? 'system-open' : '',
    here === null ? '' : 'system-entered',
    play.pointedAt?.system === system ? 'system-pointed' : '',
    fresh.seen.has(system) ? 'system-seen' : '',
  ];
  return (
    <fieldset className="chart-group">
      <legend className="visually-hidden">{name}</legend>
      <Star
        place={place}
        name={name}
        label={systemLabel(scene, text, system)}
        classes={classes.filter(Boolean).join(' ')}
        way={wayOf(scene, system, energy !== undefined)}
        tabStop={current === systemStop(system)}
        onTouch={onSystem}
      />
      {planets.map(({ x, y }, index) => {
        const planet = placeOf(system, index);
        return (
          <Planet
            key={planet}
            {...planetLook(scene, text, planet)}
            x={x}
            y={y}
            radius={radius}
            touch={touch}
            tabStop={current === planetStop(planet)}
            onTouch={onPlanet}
          />
        );
      })}
      {open && (
        <span className="system-mark" style={{ left: star.x, top: star.y + (compact ? 0 : starSize * 0.42) }}>
          {energy === undefined ? <Eye /> : <EnergyCost energy={energy} />}
        </span>
      )}
      {visitor !== null && (
        <span className="system-visitor" style={{ left: star.x, top: star.y - (peek ? radius * 0.8 : 0), fontSize: radius * 1.5 }}>
          <PawnSign item="starship" ink={visitor} />
        </span>
      )}
      {peek && (
        <Pressable
          className="galaxy-pill galaxy-lit system-peek"
          style={{ left: star.x, top: star.y - radius * 0.1 }}
          aria-label={words.galaxy.closer.peekLabel(name)}
          {...leadsTo('peek')}
          onClick={() => act({ kind: 'decide', decision: 'peek' })}
        >
          <Eye /> {words.galaxy.closer.peek}
        </Pressable>
      )}
    </fieldset>
  );
}

/** The decision that a touch on the star takes, if it takes one. */
function wayOf({ options, ship }: GalaxyScene, system: System, reached: boolean): string | null {
  const code = at(SYSTEMS, system);
  if (options.looks.has(system)) return `look ${code}`;
  return reached && ship !== null ? `fly ${placeName(ship)} ${code}` : null;
}

interface StarProps {
  readonly place: SystemPlace;
  readonly name: string;
  readonly label: string;
  readonly classes: string;
  readonly way: string | null;
  readonly tabStop: boolean;
  readonly onTouch: (system: System) => void;
}

const Star = memo(function Star({ place, name, label, classes, way, tabStop, onTouch }: StarProps): ReactNode {
  const { system, cell, star, starSize, title } = place;
  return (
    <Pressable
      className={classes}
      style={iconBox(cell)}
      data-stop={systemStop(system)}
      {...explained(system === SOL ? 'sol' : 'system')}
      {...leadsTo(way)}
      tabIndex={tabStop ? 0 : -1}
      aria-label={label}
      title={label}
      onClick={() => onTouch(system)}
    >
      <span className="system-name" style={{ height: title, fontSize: Math.max(11, Math.min(17, title * 0.78)) }}>
        {name}
      </span>
      <span
        className="system-sign"
        style={{ left: star.x - cell.x - starSize / 2, top: star.y - cell.y - starSize / 2, fontSize: starSize }}
      >
        <SystemSign system={system} />
      </span>
    </Pressable>
  );
});
