import type { ReactNode } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { PageFrame } from '../../play/page/page-frame.tsx';
import type { GameResultProps } from '../../play/result/game-result.ts';
import { SectionList } from '../../play/text/section-list.tsx';
import { useNarrator } from '../../play/text/use-narrator.ts';

/** The result of a game that has no page of its own for it, as its narrator tells it. */
export function PlainResult({ opened, result, actions }: GameResultProps): ReactNode {
  const { words, language } = usePageText();
  const narrator = useNarrator(opened.game);
  const names = opened.seats.map(({ name }) => name);
  const winners = new Intl.ListFormat(language).format(result.winners.map((seat) => names[seat] ?? ''));
  return (
    <PageFrame
      subject={words.result.subject}
      title={result.winners.length === 1 ? words.result.won(winners) : words.result.shared(winners)}
    >
      <SectionList sections={narrator.result(result, names)} />
      {actions}
    </PageFrame>
  );
}
