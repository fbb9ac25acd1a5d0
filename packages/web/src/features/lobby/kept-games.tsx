import { type ReactNode, useEffect, useState } from 'react';
import { useHost } from '../../client/local/host-context.ts';
import type { LocalSummary } from '../../client/local/messages.ts';
import { gameText, usePageText } from '../../i18n/use-page-text.ts';
import { SeatToken } from '../../play/ink/seat-token.tsx';
import { Button } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import { Plate } from '../../ui/plate.tsx';
import '../../ui/plate/plate-list.css';

interface KeptGamesProps {
  readonly busy: boolean;
  /** Told how to get the record of the game chosen. */
  readonly onChoose: (record: () => Promise<string>) => void;
}

/** Games of this browser that could go on online: those of several seats that are not over. */
export function KeptGames({ busy, onChoose }: KeptGamesProps): ReactNode {
  const { words: all, games: texts } = usePageText();
  const words = all.online.make;
  const host = useHost();
  const [games, setGames] = useState<readonly LocalSummary[]>([]);
  useEffect(() => {
    let wanted = true;
    const show = ({ tables }: { readonly tables: readonly LocalSummary[] }): void => {
      if (wanted) setGames(tables.filter(({ result, problem, seats }) => result === null && problem === null && seats.length > 1));
    };
    // What can't be listed can't be put online; the page of one's games says why.
    host.ask('list', {}).then(show, () => undefined);
    return () => {
      wanted = false;
    };
  }, [host]);
  if (games.length === 0) return null;
  return (
    <section aria-label={words.kept}>
      <h2 className="section-title">{words.kept}</h2>
      <Hint>{words.keptHint}</Hint>
      <ul className="games-list">
        {games.map(({ id, game, seats, version }) => (
          <Plate key={id} as="li" className="kept-game">
            <p>
              <b>{gameText(texts, game).words.name}</b> · {words.round(version)}
            </p>
            <p className="kept-game-seats">
              {seats.map(({ ink, name }) => (
                <span key={ink}>
                  <SeatToken ink={ink} /> {name}
                </span>
              ))}
            </p>
            <Button
              disabled={busy}
              aria-label={`${words.goOn}: ${seats.map(({ name }) => name).join(', ')}`}
              onClick={() => onChoose(async () => (await host.ask('exportRecord', { table: id })).text)}
            >
              {words.goOn}
            </Button>
          </Plate>
        ))}
      </ul>
    </section>
  );
}
