import type { ReactNode } from 'react';
import { GAMES } from '../../client/local/messages.ts';
import { Link } from '../../client/route/link.tsx';
import type { Route } from '../../client/route/route.ts';
import type { GamePage } from '../../games/game-ui.ts';
import { FIRST_GAME, GAME_UIS } from '../../games/registry.ts';
import type { AllGameTexts } from '../../i18n/game-words.ts';
import { gameText, usePageText } from '../../i18n/use-page-text.ts';
import { RecordImport } from '../my-games/record-import.tsx';

interface ContentsProps {
  /** How many games are under way, and how many are over. */
  readonly running: number;
  readonly finished: number;
}

/** What else the atlas holds, as its list of plates. */
export function Contents({ running, finished }: ContentsProps): ReactNode {
  const { words, games } = usePageText();
  const { contents } = words.home;
  const entries = entriesOf(games, contents.rulesFacts);
  const entry = (number: string, to: Route, title: string, facts: string): ReactNode => (
    <li key={number}>
      <span className="contents-numeral" aria-hidden="true">
        {number}
      </span>
      <Link className="contents-title" to={to}>
        {title}
      </Link>
      <span className="contents-leader" aria-hidden="true" />
      <span className="contents-facts">{facts}</span>
    </li>
  );
  return (
    <section className="contents" aria-labelledby="atlas-contents">
      <h2 id="atlas-contents" className="section-title">
        {contents.title}
      </h2>
      <ol>
        {entry(
          numeral(1),
          { page: 'games' },
          contents.games,
          running + finished === 0 ? contents.noGames : contents.gamesFacts(running, finished),
        )}
        {entries.map(({ to, title, facts }, index) => entry(numeral(index + 2), to, title, facts))}
        <li>
          <span className="contents-numeral" aria-hidden="true">
            {numeral(entries.length + 2)}
          </span>
          <RecordImport>{contents.import}</RecordImport>
          <span className="contents-leader" aria-hidden="true" />
          <span className="contents-facts">{contents.importFacts}</span>
        </li>
      </ol>
    </section>
  );
}

interface ContentsEntry {
  readonly to: Route;
  readonly title: string;
  readonly facts: string;
}

/** The pages of each game, then the rulebooks. */
function entriesOf(games: AllGameTexts, rulesFacts: string): readonly ContentsEntry[] {
  const places = GAMES.flatMap((game) =>
    GAME_UIS[game].places.flatMap((place): ContentsEntry[] => {
      const about = gameText(games, game).words.places[place];
      return about === undefined ? [] : [{ to: placeRoute(place), title: about.contents, facts: about.facts }];
    }),
  );
  const books = GAMES.flatMap((game): ContentsEntry[] => {
    const { rulebook } = GAME_UIS[game];
    if (rulebook === undefined) return [];
    const rule = game === FIRST_GAME ? null : rulebook.letter;
    return [{ to: { page: 'rules', rule }, title: gameText(games, game).words.rules, facts: rulesFacts }];
  });
  return [...places, ...books];
}

function placeRoute(place: GamePage): Route {
  return place === 'atlas' ? { page: 'atlas', card: null } : { page: place };
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

function numeral(number: number): string {
  return NUMERALS[number - 1] ?? String(number);
}
