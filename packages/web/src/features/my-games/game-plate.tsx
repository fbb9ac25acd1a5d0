import { type ReactNode, useId } from 'react';
import { type GameName, HUMAN, type LocalSummary, type SeatPlan } from '../../client/local/messages.ts';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { gameText, usePageText } from '../../i18n/use-page-text.ts';
import { SeatToken } from '../../play/ink/seat-token.tsx';
import { ProblemNote } from '../../play/page/problem-note.tsx';
import { botName } from '../../play/setup/bots.ts';
import { Button } from '../../ui/button.tsx';
import { Plate } from '../../ui/plate.tsx';
import { GameState } from './game-state.tsx';
import type { KeptGame } from './use-games.ts';
import '../../ui/plate/game-plate.css';

interface GamePlateProps {
  readonly game: KeptGame;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

/** One game of the list: who plays, where it stands, and what can be done with it. */
export function GamePlate({ game, onExport, onRemove }: GamePlateProps): ReactNode {
  const { words, games } = usePageText();
  const { table } = game;
  const heading = useId();
  const { open, result, replay, actionOf } = words.games;
  const called = table.seats.map((seat) => seat.name).join(', ');
  const main = table.result === null ? 'table' : 'result';
  return (
    <Plate as="article" className="game-plate" aria-labelledby={heading}>
      <p className="game-plate-game">{gameText(games, table.game).words.name}</p>
      <h3 id={heading} className="game-plate-title">
        <GameState game={game} />
      </h3>
      <Seats table={table} />
      {table.problem !== null && <ProblemNote problem={table.problem} />}
      <div className="game-plate-actions">
        {table.problem === null && (
          <>
            <ButtonLink look="gold" to={{ page: main, id: table.id }} aria-label={actionOf(main === 'table' ? open : result, called)}>
              {main === 'table' ? open : result}
            </ButtonLink>
            <ButtonLink look="quiet" to={{ page: 'replay', id: table.id, version: null }} aria-label={actionOf(replay, called)}>
              {replay}
            </ButtonLink>
          </>
        )}
        <Button look="quiet" aria-label={actionOf(words.games.export, called)} onClick={onExport}>
          {words.games.export}
        </Button>
        <Button look="quiet" aria-label={actionOf(words.games.remove, called)} onClick={onRemove}>
          {words.games.remove}
        </Button>
      </div>
    </Plate>
  );
}

function Seats({ table }: { readonly table: LocalSummary }): ReactNode {
  const { words } = usePageText();
  return (
    <ul className="game-plate-seats" aria-label={words.games.seats}>
      {table.seats.map((seat, number) => (
        <li key={seat.ink} className={table.waitingFor.includes(number) ? 'game-plate-waited' : undefined}>
          <SeatToken ink={seat.ink} size="1.5rem" />
          <span className="game-plate-name">{seat.name}</span>
          <Beside game={table.game} seat={seat} total={table.result?.seats[number]?.total} />
        </li>
      ))}
    </ul>
  );
}

interface BesideProps {
  readonly game: GameName;
  readonly seat: SeatPlan;
  readonly total: number | undefined;
}

/** At the end of a seat's line: what it has scored, or else which bot plays it. */
function Beside({ game, seat, total }: BesideProps): ReactNode {
  const page = usePageText();
  if (total !== undefined) return <span className="game-plate-total">{gameText(page.games, game).words.total(total)}</span>;
  return seat.player === HUMAN ? null : <span className="game-plate-bot">{botName(seat.player, page)}</span>;
}
