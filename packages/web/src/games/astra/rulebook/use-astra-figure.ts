import type { AstraEvent, AstraView } from '@astrarium/astra';
import { refusalWords, sentence } from '@astrarium/astra/text';
import type { Refusal } from '@astrarium/core';
import { ASTRA_INKS } from '@astrarium/protocol/inks';
import { useCallback, useMemo } from 'react';
import type { ToldLine } from '../../../play/figures/figure-foot.tsx';
import type { PositionName } from '../../../play/figures/figure-messages.ts';
import { type Figure, useFigure } from '../../../play/figures/use-figure.ts';
import { isCost } from '../table/log-groups.ts';
import { namesAt } from '../table/names.ts';
import type { Pointed } from '../table/play.ts';
import { useAstraText } from '../use-astra-text.ts';

export interface AstraFigure extends Figure<AstraView, AstraEvent, Pointed> {
  readonly told: readonly ToldLine[];
}

export function useAstraFigure(position: PositionName): AstraFigure {
  const { astra: text } = useAstraText();
  const words = useCallback((refusal: Refusal) => refusalWords(text, refusal), [text]);
  const figure = useFigure<AstraView, AstraEvent, Pointed>(position, ASTRA_INKS, words);
  const { news, seats } = figure.play;
  const told = useMemo(() => {
    const names = namesAt(seats);
    return news.flatMap(({ version, event }, number) =>
      isCost(event) ? [] : [{ key: `${version} ${number}`, words: sentence(text, event, names), rule: event.rule }],
    );
  }, [news, seats, text]);
  return { ...figure, told };
}
