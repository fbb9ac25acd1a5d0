import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { GAMES, type GameName } from '../../client/local/messages.ts';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { Link } from '../../client/route/link.tsx';
import { GAME_UIS, gameOfRule } from '../../games/registry.ts';
import type { Language } from '../../i18n/language.ts';
import { gameText, usePageText } from '../../i18n/use-page-text.ts';
import { PageFrame } from '../../play/page/page-frame.tsx';
import { PresentGame } from '../../play/present-game/present-game.tsx';
import { Chapters } from './chapters.tsx';
import { ExampleOf } from './example-of.tsx';
import { FigureOf } from './figure-of.tsx';
import { loadRulebook } from './load-rulebook.ts';
import { RuleText } from './rule-text.tsx';
import type { Chapter, Rule, Rulebook } from './rulebook.ts';
import { RulesSearch } from './rules-search.tsx';
import { searchRules, wordsOf } from './search-rules.ts';
import { WayBack } from './way-back.tsx';
import './rules-page.css';

/** The rulebook; with a rule asked for, that rule is gone to and lit. */
export function RulesPage({ rule }: { readonly rule: string | null }): ReactNode {
  const { words, games, language } = usePageText();
  const { rulesPage } = words;
  const game = gameOfRule(rule);
  const { book, key, failed } = useRulebook(game, language);
  return (
    <PageFrame
      subject={rulesPage.subject}
      title={gameText(games, game).words.rules}
      introduction={book !== null && <RuleText blocks={book.preface} sought={[]} />}
    >
      <nav className="game-tabs" aria-label={rulesPage.books}>
        {GAMES.filter((name) => GAME_UIS[name].rulebook !== undefined).map((name) => (
          <Link
            key={name}
            to={{ page: 'rules', rule: GAME_UIS[name].rulebook?.letter ?? null }}
            aria-current={name === game ? 'page' : undefined}
          >
            {gameText(games, name).words.name}
          </Link>
        ))}
      </nav>
      {failed && <p role="alert">{rulesPage.failed}</p>}
      {book === null && !failed && <p>{rulesPage.loading}</p>}
      {book !== null && (
        <PresentGame>
          <Book key={key} book={book} asked={rule === GAME_UIS[game].rulebook?.letter ? null : rule} />
        </PresentGame>
      )}
    </PageFrame>
  );
}

function useRulebook(game: GameName, language: Language): { book: Rulebook | null; key: string; failed: boolean } {
  const wanted = `${game} ${language}`;
  const [loaded, setLoaded] = useState<{ key: string; game: GameName; book: Rulebook | null } | null>(null);
  useEffect(() => {
    let waiting = true;
    const take = (book: Rulebook | null): void => {
      if (waiting) setLoaded({ key: `${game} ${language}`, game, book });
    };
    loadRulebook(game, language).then(take, () => take(null));
    return () => {
      waiting = false;
    };
  }, [game, language]);
  // While the other language comes, the one at hand stays; the other game's book does not.
  const known = loaded?.game === game ? loaded : null;
  return { book: known?.book ?? null, key: known?.key ?? wanted, failed: known !== null && known.book === null };
}

function Book({ book, asked }: { readonly book: Rulebook; readonly asked: string | null }): ReactNode {
  const { words } = usePageText();
  // What was looked for before a rule was asked for is done with.
  const [sought, setSought] = useState({ asked, search: '' });
  const search = sought.asked === asked ? sought.search : '';
  const wanted = useMemo(() => wordsOf(search), [search]);
  const shown = useDeferredValue(useMemo(() => searchRules(book, wanted), [book, wanted]));

  useEffect(() => {
    if (asked === null) return;
    const place = document.getElementById(asked);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  }, [asked]);

  const known = asked === null || book.chapters.some(({ id, rules }) => id === asked || rules.some((rule) => rule.id === asked));
  return (
    <div className="rules">
      <div className="rules-side">
        <WayBack />
        <RulesSearch search={search} found={shown.size} onSearch={(text) => setSought({ asked, search: text })} />
        <Chapters book={book} />
        <ButtonLink look="quiet" className="rules-glossary" to={{ page: 'glossary' }}>
          {words.rulesPage.glossary}
        </ButtonLink>
      </div>
      <div className="rules-text">
        {!known && <p role="alert">{words.rulesPage.noSuchRule(asked)}</p>}
        {book.chapters.map((chapter) => (
          <ChapterText key={chapter.id} chapter={chapter} shown={shown} sought={wanted} asked={asked} />
        ))}
      </div>
    </div>
  );
}

interface ChapterTextProps {
  readonly chapter: Chapter;
  readonly shown: ReadonlySet<Rule>;
  readonly sought: readonly string[];
  readonly asked: string | null;
}

function ChapterText({ chapter, shown, sought, asked }: ChapterTextProps): ReactNode {
  const { words } = usePageText();
  const rules = chapter.rules.filter((rule) => shown.has(rule));
  if (rules.length === 0) return null;
  return (
    <section className="chapter" aria-labelledby={chapter.id}>
      <h2 id={chapter.id} tabIndex={-1} className={asked === chapter.id ? 'rule-asked' : undefined}>
        <span className="chapter-number">{chapter.id}</span> {chapter.title}
      </h2>
      {rules.map((rule) => (
        <div key={rule.id} id={rule.id} tabIndex={-1} className={asked === rule.id ? 'rule rule-asked' : 'rule'}>
          <Link className="rule-number" to={{ page: 'rules', rule: rule.id }} aria-label={words.rulesPage.linkTo(rule.id)}>
            {rule.id}
          </Link>
          <div className="rule-text">
            <RuleText blocks={rule.blocks} sought={sought} />
            <ExampleOf rule={rule.id} game={gameOfRule(rule.id)} asked={asked === rule.id} />
            {sought.length === 0 && <FigureOf game={gameOfRule(rule.id)} rule={rule.id} />}
          </div>
        </div>
      ))}
    </section>
  );
}
