import { placeName, SYSTEMS, type System } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useSize } from '../../../lib/use-size.ts';
import { leadsTo } from '../../../play/leads-to.ts';
import { Pressable } from '../../../ui/pressable.tsx';
import { SystemSign } from '../signs/system-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { arrangeSystem, stopsIn, systemStop } from './arrange.ts';
import { EnergyCost } from './energy-cost.tsx';
import { Eye } from './eye.tsx';
import { originName } from './labels.ts';
import { Panel } from './panel.tsx';
import type { GalaxyScene } from './scene.ts';
import { SystemOnChart } from './system.tsx';
import { useRoving } from './use-roving.ts';
import './chart-ground.css';
import './system-detail.css';

interface SystemDetailProps {
  readonly scene: GalaxyScene;
  readonly system: System;
  readonly onClose: () => void;
}

/** One system large: for small screens, and for choosing which ship flies there. */
export function SystemDetail({ scene, system, onClose }: SystemDetailProps): ReactNode {
  const text = useAdAstraText();
  const { words, named } = text;
  const { options, act } = scene;
  const chart = useRef<HTMLDivElement>(null);
  const size = useSize(chart);
  const planets = at(scene.play.view.sizes, system);
  const place = useMemo(
    () => (size === null ? null : arrangeSystem(system, { x: 0, y: 0, width: size.width, height: size.height }, planets)),
    [system, size, planets],
  );
  const stops = useMemo(() => (place === null ? [] : stopsIn(place)), [place]);
  const current = useRoving(chart, stops, systemStop(system), () => false);
  // Nothing can take the focus before the chart has been measured.
  const measured = place !== null;
  useEffect(() => {
    if (measured) chart.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [measured]);
  const landsHere = options.landing?.system === system && options.phase === 'land';
  const origins = [...options.flights].flatMap(([from, targets]) => {
    const energy = targets.get(system);
    return energy === undefined ? [] : [{ from, energy, decision: `fly ${placeName(from)} ${at(SYSTEMS, system)}` }];
  });
  const decide = (decision: string): void => act({ kind: 'decide', decision });
  return (
    <Panel
      label={words.galaxy.closer.label(named.system(system))}
      title={
        <>
          <SystemSign system={system} /> {named.system(system)}
        </>
      }
      close={words.galaxy.closer.close}
      onClose={onClose}
      className="closer"
    >
      <div ref={chart} className="closer-chart">
        {place !== null && (
          <svg className="chart-ground" aria-hidden="true">
            <ellipse className="chart-orbit" cx={place.star.x} cy={place.star.y} rx={place.orbit.rx} ry={place.orbit.ry} />
          </svg>
        )}
        {place !== null && <SystemOnChart scene={{ ...scene, compact: true }} place={place} current={current} />}
      </div>
      <div className="closer-choices">
        {landsHere && <p>{words.galaxy.closer.land}</p>}
        {landsHere && options.peek && (
          <Pressable
            className="galaxy-pill"
            aria-label={words.galaxy.closer.peekLabel(named.system(system))}
            {...leadsTo('peek')}
            onClick={() => decide('peek')}
          >
            <Eye /> {words.galaxy.closer.peek}
          </Pressable>
        )}
        {options.looks.has(system) && (
          <Pressable
            className="galaxy-pill"
            {...leadsTo(`look ${at(SYSTEMS, system)}`)}
            onClick={() => decide(`look ${at(SYSTEMS, system)}`)}
          >
            <Eye /> {words.galaxy.closer.look}
          </Pressable>
        )}
        {origins.length > 0 && <p>{words.galaxy.closer.fly}</p>}
        {origins.map(({ from, energy, decision }) => (
          <Pressable key={from} className="galaxy-pill" {...leadsTo(decision)} onClick={() => decide(decision)}>
            {words.galaxy.closer.from(originName(text, from))} <span className="visually-hidden">{words.galaxy.energy(energy)}</span>
            <EnergyCost energy={energy} />
          </Pressable>
        ))}
      </div>
    </Panel>
  );
}
