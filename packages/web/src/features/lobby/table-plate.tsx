import type { DealProof } from '@astrarium/protocol';
import { type ReactNode, useId } from 'react';
import { clockTerms } from '../../client/online/clock-words.ts';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { relativeTime } from '../../i18n/relative-time.ts';
import { gameText, type PageText, usePageText } from '../../i18n/use-page-text.ts';
import { SeatToken } from '../../play/ink/seat-token.tsx';
import { botName } from '../../play/setup/bots.ts';
import { Button } from '../../ui/button.tsx';
import type { Listed } from './listing.ts';
import { RematchOffer } from './rematch-offer.tsx';
import { namesOf, tableState } from './table-state.ts';
import '../../ui/plate/game-plate.css';
import './table-plate.css';

interface TablePlateProps {
  readonly listed: Listed;
  readonly onForget?: () => void;
}

/** One table of the lobby: which game, where it stands, who sits there, and the way to it. */
export function TablePlate({ listed, onForget }: TablePlateProps): ReactNode {
  const page = usePageText();
  const { words, language } = page;
  const text = words.online.lobby;
  const { table, mine, waitsForMe, rematchOffered, seen } = listed;
  const heading = useId();
  const called = namesOf(table, language, () => true) || text.nobody;
  const facts = [
    gameText(page.games, table.game).words.name,
    ...(table.clock.kind === 'none' ? [] : [clockTerms(table.clock, words.online)]),
    ...(table.listing === 'private' ? [text.private] : []),
    ...(isDoubtful(table.deal) ? [text.deals[table.deal]] : []),
    relativeTime(table.changed, seen, language),
  ];
  return (
    <article className={waitsForMe || rematchOffered ? 'plate game-plate table-plate-mine' : 'plate game-plate'} aria-labelledby={heading}>
      <h3 id={heading} className="game-plate-title">
        <span className="table-plate-state">{tableState(listed, words, language)}</span>{' '}
        <span className="table-plate-facts">{facts.join(' · ')}</span>
      </h3>
      <ul className="game-plate-seats" aria-label={text.seats}>
        {table.seats.map((seat, number) => (
          <li key={seat.ink} className={table.waitingFor.includes(number) ? 'game-plate-waited' : undefined}>
            <SeatToken ink={seat.ink} size="1.5rem" />
            <span className="game-plate-name">{seat.kind === 'open' ? <i>{text.free}</i> : seat.name}</span>
            <span className="game-plate-bot">
              {table.result?.seats[number]?.total ?? (seat.kind === 'bot' ? botName(seat.bot, page) : '')}
            </span>
          </li>
        ))}
      </ul>
      <div className="game-plate-actions">
        {rematchOffered && mine !== null && <RematchOffer table={table.id} mine={mine} called={called} />}
        {table.result === null ? (
          <ButtonLink look="gold" to={{ page: 'room', id: table.id }} aria-label={text.actionOf(wayTo(listed, text), called)}>
            {wayTo(listed, text)}
          </ButtonLink>
        ) : (
          <ButtonLink
            look={rematchOffered ? undefined : 'gold'}
            to={{ page: 'result', id: table.id }}
            aria-label={text.actionOf(text.result, called)}
          >
            {text.result}
          </ButtonLink>
        )}
        {table.phase === 'finished' && (
          <ButtonLink look="quiet" to={{ page: 'replay', id: table.id, version: null }} aria-label={text.actionOf(text.replay, called)}>
            {text.replay}
          </ButtonLink>
        )}
        {mine !== null && onForget !== undefined && table.phase === 'finished' && (
          <Button look="quiet" aria-label={text.actionOf(text.forget, called)} onClick={onForget}>
            {text.forget}
          </Button>
        )}
      </div>
    </article>
  );
}

/** What the lobby says of a deal: that not all who played can check it. */
function isDoubtful(deal: DealProof): deal is 'alone' | 'nobody' | 'elsewhere' {
  return deal === 'alone' || deal === 'nobody' || deal === 'elsewhere';
}

function wayTo({ mine, table }: Listed, text: PageText['words']['online']['lobby']): string {
  if (mine !== null) return text.go;
  return table.phase === 'waiting' ? text.join : text.watch;
}
