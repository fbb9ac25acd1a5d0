import type { ReactNode } from 'react';
import { relativeTime } from '../../i18n/relative-time.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import type { KeptGame } from './use-games.ts';
import './game-state.css';

/** Where a game stands, and when it was played last. */
export function GameState({ game }: { readonly game: KeptGame }): ReactNode {
  const { words, language } = usePageText();
  const { table, round, last, seen } = game;
  const { result, problem, seats, waitingFor, changed } = table;
  const list = (of: readonly number[]): string => new Intl.ListFormat(language).format(of.map((seat) => seats[seat]?.name ?? ''));
  const when = relativeTime(changed, seen, language);
  const ended = result && (result.winners.length === 1 ? words.games.won(list(result.winners)) : words.games.shared(list(result.winners)));
  const where = round === null ? [] : [last ? words.games.lastRound(round) : words.games.round(round)];
  return (
    <>
      <span className="game-state-where">{problem === null ? (ended ?? words.games.yourTurn(list(waitingFor))) : words.games.damaged}</span>
      <span className="game-state-when">{result === null && problem === null ? [...where, when].join(' · ') : when}</span>
    </>
  );
}
