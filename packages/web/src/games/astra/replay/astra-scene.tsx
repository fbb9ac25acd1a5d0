import type { AstraEvent, AstraView } from '@astrarium/astra';
import { sentence } from '@astrarium/astra/text';
import type { Logged } from '@astrarium/core';
import { type ReactNode, useMemo, useState } from 'react';
import { Happenings } from '../../../play/replay/happenings.tsx';
import { NOTHING_TO_DECIDE } from '../../../play/replay/nothing-to-decide.ts';
import type { SceneProps } from '../../../play/replay/scene.ts';
import { namesAt } from '../table/names.ts';
import type { Play, Pointed } from '../table/play.ts';
import { Sky } from '../table/sky/sky.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';
import { withOpenScoring } from './open-scoring.ts';
import { ReplayJournals } from './replay-journals.tsx';

/** The sky of the moment, what happened, and all Journals. */
export function AstraScene({ seats, shown, end }: SceneProps): ReactNode {
  const { words } = useAstraPageText();
  const { astra } = useAstraText();
  const [pointedAt, point] = useState<Pointed | null>(null);
  const view = shown.view as AstraView;
  const play = useMemo<Play>(
    () => ({ ...NOTHING_TO_DECIDE, view, seats, news: shown.events as readonly Logged<AstraEvent>[], pointedAt, point }),
    [view, shown, seats, pointedAt],
  );
  const names = useMemo(() => namesAt(seats), [seats]);
  return (
    <>
      <div className="replay-sky">
        <h2 className="visually-hidden">{words.replay.sky}</h2>
        <Sky key={shown.run} play={play} />
      </div>
      <div className="replay-side">
        <Happenings<AstraEvent>
          shown={shown}
          seats={seats}
          tell={(event) => sentence(astra, event, names)}
          decisions={words.replay.decisions}
          onPoint={(event) => point(cardIn(event))}
        />
        <ReplayJournals view={withOpenScoring(view, end as AstraView | null)} seats={seats} />
      </div>
    </>
  );
}

function cardIn(event: AstraEvent | null): Pointed | null {
  const card = event !== null && 'card' in event ? event.card : null;
  return card === null ? null : { card };
}
