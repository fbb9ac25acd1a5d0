import { ENDINGS } from '@astrarium/ad-astra';
import type { Result } from '@astrarium/core';
import type { ReactNode } from 'react';
import { EndPanel, Winners } from '../../../play/end-panel.tsx';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';

interface EndOfGameProps {
  readonly table: string;
  readonly play: Play;
  readonly result: Result;
}

/** Who won, and why the game was over. */
export function EndOfGame({ table, play: { view, seats }, result }: EndOfGameProps): ReactNode {
  const { words, adAstra } = useAdAstraText();
  const text = words.adAstraTable.end;
  const ending = ENDINGS.find((known) => known === result.why);
  return (
    <EndPanel table={table}>
      <Winners
        seats={seats}
        result={result}
        you={view.viewer === 'spectator' ? null : view.viewer}
        words={text}
        {...(ending !== undefined && { why: text.why(adAstra.endings[ending]) })}
      />
    </EndPanel>
  );
}
