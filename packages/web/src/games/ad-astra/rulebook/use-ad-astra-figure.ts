import type { AdAstraEvent, AdAstraView } from '@astrarium/ad-astra';
import { namesOf, refusalWords, sentence } from '@astrarium/ad-astra/text';
import type { Refusal } from '@astrarium/core';
import { FACTION_INKS } from '@astrarium/protocol/seat-colours';
import { useCallback, useMemo } from 'react';
import type { ToldLine } from '../../../play/figures/figure-foot.tsx';
import { figureThread } from '../../../play/figures/figure-thread.ts';
import { type Figure, useFigure } from '../../../play/figures/use-figure.ts';
import type { Pointed } from '../play.ts';
import { goesWithoutSaying } from '../table/log-groups.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import type { PositionName } from './positions.ts';

export interface AdAstraFigure extends Figure<AdAstraView, AdAstraEvent, Pointed> {
  readonly told: readonly ToldLine[];
}

const INKS = [FACTION_INKS.red, FACTION_INKS.yellow, FACTION_INKS.green];

const THREAD = figureThread<PositionName>(() => new Worker(new URL('./figures-worker.ts', import.meta.url), { type: 'module' }));

export function useAdAstraFigure(position: PositionName): AdAstraFigure {
  const { adAstra: text } = useAdAstraText();
  const words = useCallback((refusal: Refusal) => refusalWords(text, refusal), [text]);
  const figure = useFigure<AdAstraView, AdAstraEvent, Pointed, PositionName>(THREAD, position, INKS, words);
  const { news, seats } = figure.play;
  const told = useMemo(() => {
    const names = namesOf(seats.map(({ name }) => name));
    return news.flatMap(({ version, event }, number) =>
      goesWithoutSaying(event) ? [] : [{ key: `${version} ${number}`, words: sentence(text, event, names), rule: event.rule }],
    );
  }, [news, seats, text]);
  return { ...figure, told };
}
