import type { Result } from '@astrarium/core';
import type { ReactNode } from 'react';
import type { TableUpdate } from '../../../client/local/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { EndPanel, Winners } from '../../../play/end-panel.tsx';
import type { Play } from './play.ts';
import { SoloEnd } from './solo-end.tsx';
import { useSoloRecord } from './use-solo-record.ts';

interface EndOfGameProps {
  readonly update: TableUpdate;
  readonly play: Play;
  readonly result: Result;
  /** False while Auptolemy's last turn is still being told. */
  readonly shown: boolean;
}

/** Who won. A solo game counts as soon as it is over, whether its end has been told or not. */
export function EndOfGame({ update, play: { view, seats }, result, shown }: EndOfGameProps): ReactNode {
  const words = useText().words.table.end;
  useSoloRecord(update);
  if (!shown) return null;
  return (
    <EndPanel table={update.table}>
      {view.automa === null ? (
        <Winners seats={seats} result={result} you={view.viewer === 'spectator' ? null : view.viewer} words={words} />
      ) : (
        <SoloEnd seats={seats} result={result} />
      )}
    </EndPanel>
  );
}
