import { type ReactNode, useState } from 'react';
import { exportRecord } from '../../client/local/export-record.ts';
import { useHost } from '../../client/local/host-context.ts';
import type { LocalProblem, LocalSummary } from '../../client/local/messages.ts';
import { problemIn } from '../../client/local/problem-in.ts';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { FIRST_GAME } from '../../games/registry.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { PageFrame } from '../../play/page/page-frame.tsx';
import { ProblemNote } from '../../play/page/problem-note.tsx';
import { Button } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import type { Listed } from '../lobby/listing.ts';
import { TablePlate } from '../lobby/table-plate.tsx';
import { useMyListed } from '../lobby/use-my-listed.ts';
import { PlayNow } from '../setup/play-now.tsx';
import { GamePlate } from './game-plate.tsx';
import { RecordImport } from './record-import.tsx';
import { type KeptGame, useGames } from './use-games.ts';
import '../../ui/plate/plate-list.css';

/** Every game of this browser: those kept here, and those it plays online. */
export function GamesPage(): ReactNode {
  const { words } = usePageText();
  const { games: text } = words;
  const host = useHost();
  const games = useGames();
  const online = useMyListed();
  const [removed, setRemoved] = useState<LocalSummary | null>(null);
  const [problem, setProblem] = useState<LocalProblem | null>(null);
  const fail = (error: unknown): void => setProblem(problemIn(error));

  const remove = async (table: LocalSummary): Promise<void> => {
    await host.ask('remove', { table: table.id });
    setRemoved(table);
    games.refresh();
  };
  const restore = async (table: LocalSummary): Promise<void> => {
    await host.ask('restore', { table: table.id });
    setRemoved(null);
    games.refresh();
  };
  const section = (title: string, list: readonly KeptGame[], tables: readonly Listed[] = []): ReactNode =>
    list.length + tables.length > 0 && (
      <section aria-label={title}>
        <h2 className="section-title">{title}</h2>
        <ul className="games-list">
          {tables.map((listed) => (
            <li key={listed.table.id}>
              <TablePlate listed={listed} />
            </li>
          ))}
          {list.map((game) => (
            <li key={game.table.id}>
              <GamePlate
                game={game}
                onExport={() => void exportRecord(host, game.table.id).catch(fail)}
                onRemove={() => void remove(game.table).catch(fail)}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  const shown = games.problem ?? problem;
  const kept = online.length + (games.running?.length ?? 0) + games.finished.length + games.damaged.length;
  const none = games.running !== null && kept === 0;

  return (
    <PageFrame
      subject={text.subject}
      title={text.title}
      introduction={<p>{text.introduction}</p>}
      actions={
        <>
          <PlayNow game={FIRST_GAME} />
          <ButtonLink to={{ page: 'setup', game: FIRST_GAME }}>{text.setUp}</ButtonLink>
          <RecordImport>{text.import}</RecordImport>
          <Hint>{text.importHint}</Hint>
        </>
      }
    >
      {shown !== null && <ProblemNote problem={shown} />}
      {games.running === null && games.problem === null && <p className="games-loading">{text.loading}</p>}
      {none && (
        <div className="games-empty">
          <p className="games-empty-title">{text.empty}</p>
          <p>{text.emptyHint}</p>
        </div>
      )}
      {section(
        text.running,
        games.running ?? [],
        online.filter(({ table }) => table.phase !== 'finished'),
      )}
      {section(
        text.finished,
        games.finished,
        online.filter(({ table }) => table.phase === 'finished'),
      )}
      {section(text.damaged, games.damaged)}
      <output className="games-removed">
        {removed !== null && (
          <p>
            {text.removed(removed.seats.map((seat) => seat.name).join(', '))}{' '}
            <Button look="quiet" onClick={() => void restore(removed).catch(fail)}>
              {text.undo}
            </Button>
          </p>
        )}
      </output>
    </PageFrame>
  );
}
