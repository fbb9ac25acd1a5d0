import type { AstraEvent, AstraView } from '@astrarium/astra';
import { refusalWords, sentence } from '@astrarium/astra/text';
import type { Refusal } from '@astrarium/core';
import { ASTRA_INKS } from '@astrarium/protocol/seat-colours';
import { useCallback, useMemo } from 'react';
import type { ToldLine } from '../../../play/figures/figure-foot.tsx';
import { figureThread } from '../../../play/figures/figure-thread.ts';
import { type Figure, useFigure } from '../../../play/figures/use-figure.ts';
import { isCost } from '../table/log-groups.ts';
import { namesAt } from '../table/names.ts';
import type { Pointed } from '../table/play.ts';
import { useAstraText } from '../use-astra-text.ts';
import type { PositionName } from './positions.ts';

export interface AstraFigure extends Figure<AstraView, AstraEvent, Pointed> {
  readonly told: readonly ToldLine[];
}

const THREAD = figureThread<PositionName>(() => new Worker(new URL('./figures-worker.ts', import.meta.url), { type: 'module' }));

export function useAstraFigure(position: PositionName): AstraFigure {
  const { astra: text } = useAstraText();
  const words = useCallback((refusal: Refusal) => refusalWords(text, refusal), [text]);
  const figure = useFigure<AstraView, AstraEvent, Pointed, PositionName>(THREAD, position, ASTRA_INKS, words);
  const { news, seats } = figure.play;
  const told = useMemo(() => {
    const names = namesAt(seats);
    return news.flatMap(({ version, event }, number) =>
      isCost(event) ? [] : [{ key: `${version} ${number}`, words: sentence(text, event, names), rule: event.rule }],
    );
  }, [news, seats, text]);
  return { ...figure, told };
}
