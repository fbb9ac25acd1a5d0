import type { Room } from '@astrarium/protocol';
import { type ReactNode, useId, useState } from 'react';
import { useOnline, useOnlineState } from '../../client/online/use-online-table.ts';
import { useRequest } from '../../client/online/use-request.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { SeatToken } from '../../play/ink/seat-token.tsx';
import { Button } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import { OnlineNote } from './online-note.tsx';
import './undo-question.css';

/** Somebody asks to go back, or how that ended. It lies beside the game, which can be looked at before one answers; a decision cancels it. */
export function UndoQuestion({ room }: { readonly room: Room }): ReactNode {
  const { words } = usePageText();
  const { update } = useOnlineState();
  const { undo, seats } = room;
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  if (undo?.ended === null) return <Request room={room} />;
  if (update?.undone?.agreed === true) {
    const { granted, clocksBack } = words.online.undo;
    const told = granted(nameOf(update.undone.seat));
    return <Outcome key={update.number}>{room.clock.kind === 'none' ? told : `${told} ${clocksBack}`}</Outcome>;
  }
  if (undo === null) return null;
  const ended = undo.ended === undo.seat ? words.online.undo.withdrawn : words.online.undo.refused;
  return <Outcome key={`${undo.seat} ${undo.ended}`}>{ended(nameOf(undo.ended))}</Outcome>;
}

/** How it ended, for all to read and put away. */
function Outcome({ children }: { readonly children: string }): ReactNode {
  const [seen, setSeen] = useState(false);
  const { online } = usePageText().words;
  if (seen) return null;
  return (
    <output className="undo-question undo-outcome">
      <span>{children}</span>
      <Button onClick={() => setSeen(true)}>{online.undo.understood}</Button>
    </output>
  );
}

function Request({ room }: { readonly room: Room }): ReactNode {
  const { words, language } = usePageText();
  const text = words.online.undo;
  const { connection } = useOnline();
  const { update, you } = useOnlineState();
  const { busy, problem, ask } = useRequest();
  const heading = useId();
  const { undo, seats } = room;
  if (undo === null || update === null) return null;
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  const toAnswer = you.seats.filter((seat) => undo.asked.includes(seat));
  const answer = (yes: boolean): void =>
    ask(async () => {
      for (const seat of toAnswer) await connection.ask('answerUndo', { seat, yes });
    });
  return (
    <section className="undo-question" role="alertdialog" aria-labelledby={heading} aria-describedby={`${heading}-words`}>
      <h2 id={heading}>{text.title}</h2>
      <p id={`${heading}-words`}>
        <SeatToken ink={seats[undo.seat]?.ink ?? 'dreamer'} /> {text.question(nameOf(undo.seat), update.version - undo.version)}
      </p>
      {undo.asked.length > 0 && <Hint>{text.waitsFor(new Intl.ListFormat(language).format(undo.asked.map(nameOf)))}</Hint>}
      {problem !== null && <OnlineNote problem={problem} />}
      {you.seats.includes(undo.seat) && (
        <p className="undo-question-ways">
          <Button disabled={busy} onClick={() => ask(() => connection.ask('withdrawUndo', { seat: undo.seat }))}>
            {text.withdraw}
          </Button>
        </p>
      )}
      {toAnswer.length > 0 && (
        <p className="undo-question-ways">
          <Button look="gold" disabled={busy} onClick={() => answer(true)}>
            {text.agree}
          </Button>
          <Button disabled={busy} onClick={() => answer(false)}>
            {text.refuse}
          </Button>
        </p>
      )}
    </section>
  );
}
