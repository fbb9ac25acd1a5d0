import type { AdAstraEvent, AdAstraView } from '@astrarium/ad-astra';
import { namesOf, sentence } from '@astrarium/ad-astra/text';
import type { Logged, Seat } from '@astrarium/core';
import { type ReactNode, useMemo, useState } from 'react';
import { Happenings } from '../../../play/replay/happenings.tsx';
import { NOTHING_TO_DECIDE } from '../../../play/replay/nothing-to-decide.ts';
import type { SceneProps } from '../../../play/replay/scene.ts';
import { Galaxy } from '../galaxy/galaxy.tsx';
import { Holdings } from '../holdings/holdings.tsx';
import { Opponents } from '../holdings/opponents.tsx';
import { SeatSheet } from '../holdings/seat-sheet.tsx';
import { PlanningBoard } from '../planning/planning-board.tsx';
import type { Play, Pointed } from '../play.ts';
import { placeOf } from '../table/log-groups.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './ad-astra-scene.css';

/** The planning board and the galaxy of the moment, what happened, and what everybody has as far as the viewer may see. */
export function AdAstraScene({ seats, shown }: SceneProps): ReactNode {
  const { words, adAstra } = useAdAstraText();
  const text = words.adAstraResult.replay;
  const [pointedAt, point] = useState<Pointed | null>(null);
  const [opened, open] = useState<Seat | null>(null);
  const view = shown.view as AdAstraView;
  const play = useMemo<Play>(
    () => ({ ...NOTHING_TO_DECIDE, view, seats, news: shown.events as readonly Logged<AdAstraEvent>[], pointedAt, point }),
    [view, shown, seats, pointedAt],
  );
  const names = useMemo(() => namesOf(seats.map(({ name }) => name)), [seats]);
  const own = view.viewer === 'spectator' ? 0 : view.viewer;
  return (
    <>
      <div className="replay-stars" key={shown.run}>
        <PlanningBoard play={play} />
        <div className="replay-galaxy">
          <h2 className="visually-hidden">{text.galaxy}</h2>
          <Galaxy play={play} />
        </div>
        <Holdings play={play} own={own} onOpen={() => open(own)} />
      </div>
      <div className="replay-side">
        <Happenings<AdAstraEvent>
          shown={shown}
          seats={seats}
          tell={(event) => sentence(adAstra, event, names)}
          decisions={text.decisions}
          onPoint={(event) => point(event && placeOf(event))}
        />
        <Opponents play={play} own={own} onOpen={open} />
      </div>
      {opened !== null && <SeatSheet play={play} seat={opened} onClose={() => open(null)} />}
    </>
  );
}
