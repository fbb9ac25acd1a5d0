import { type AdAstraEvent, type AdAstraView, ENDINGS, SOURCE_RULES, SOURCES } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { usePageText } from '../../../i18n/use-page-text.ts';
import { PageFrame } from '../../../play/page/page-frame.tsx';
import { FameChart } from '../../../play/result/fame-chart.tsx';
import type { GameResultProps } from '../../../play/result/game-result.ts';
import { ScoreTable } from '../../../play/result/score-table.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { gainsByRound, pointsCurve, scoringActions } from './points-account.ts';
import { ScoringActions } from './scoring-actions.tsx';
import { SourceBars } from './source-bars.tsx';

const Coach = lazy(async () => ({ default: (await import('../../../play/coach/coach.tsx')).Coach }));

/** How a game of Ad Astra ended: points by their source, how they grew, and every scoring. */
export function AdAstraResult({ opened, result, actions }: GameResultProps): ReactNode {
  const { words, adAstra, language } = useAdAstraText();
  const text = words.adAstraResult;
  const pages = usePageText().words;
  const { seats } = opened;
  const { round, players } = opened.view as AdAstraView;
  const events = useMemo(() => opened.events.map(({ event }) => event as AdAstraEvent), [opened]);
  const curve = useMemo(() => pointsCurve(events, players), [events, players]);
  const rounds = useMemo(() => gainsByRound(events, players), [events, players]);
  const scorings = useMemo(() => scoringActions(events, players), [events, players]);
  const names = new Intl.ListFormat(language).format(result.winners.map((seat) => seats[seat]?.name ?? ''));
  const total = at(result.seats, result.winners[0] ?? 0).total;
  const ending = ENDINGS.find((known) => known === result.why);
  const lines = SOURCES.map((name, source) => ({ name, words: adAstra.scoreLines[name], rule: at(SOURCE_RULES, source) }));
  return (
    <PageFrame
      subject={pages.result.subject}
      title={result.winners.length === 1 ? pages.result.won(names) : pages.result.shared(names)}
      introduction={
        <p>
          {text.points(total)}. {ending !== undefined && text.why(adAstra.endings[ending])} {pages.result.rounds(round)}
        </p>
      }
    >
      {actions}
      <h2 className="section-title">{text.scoring}</h2>
      <ScoreTable seats={seats} result={result} lines={lines} words={text} />
      <h2 className="section-title">{text.chart}</h2>
      <FameChart seats={seats} curve={curve} words={text} />
      <Suspense>
        <Coach opened={opened} />
      </Suspense>
      <h2 className="section-title">{text.bars}</h2>
      <SourceBars seats={seats} rounds={rounds} />
      <h2 className="section-title">{text.actions}</h2>
      <p className="result-introduction">{text.actionsIntroduction}</p>
      <ScoringActions seats={seats} actions={scorings} />
    </PageFrame>
  );
}
