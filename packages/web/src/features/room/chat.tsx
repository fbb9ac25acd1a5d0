import { type ChatLine, LIMITS } from '@astrarium/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { onlineProblem } from '../../client/online/online-error.ts';
import { useOnline, useOnlineState } from '../../client/online/use-online-table.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { SeatToken } from '../../play/ink/seat-token.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Hint } from '../../ui/hint.tsx';
import './chat.css';

/** From so few characters left on, they are counted. */
const FEW_LEFT = 60;
/** A place that scrolls must be within reach of the keyboard. */
const LOG = { role: 'log', tabIndex: 0 } as const;

/** What is said at the table, and a line to say something. */
export function Chat(): ReactNode {
  const { online } = usePageText().words;
  const words = online.chat;
  const { connection } = useOnline();
  const { chat, you } = useOnlineState();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const speaks = you.seats.length > 0 || you.host;

  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setTrouble(null);
    setText('');
    try {
      await connection.ask('chat', { text: said });
    } catch (error) {
      const { code } = onlineProblem(error);
      setTrouble(code === 'unavailable' ? words.lost : online.problems[code]);
      setText((since) => (since === '' ? said : since));
    }
  };

  const left = LIMITS.chatLength - text.length;
  return (
    <div className="chat">
      <div className="chat-lines" {...LOG} aria-label={words.title}>
        <div>
          {chat.length === 0 && <Hint>{words.empty}</Hint>}
          {chat.map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </div>
      </div>
      {speaks ? (
        <form className="chat-say" onSubmit={(event) => void say(event)}>
          <Field label={words.say} labelHidden>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                maxLength={LIMITS.chatLength}
                placeholder={words.say}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
          <Button type="submit">{words.send}</Button>
          {left <= FEW_LEFT && <Hint>{words.left(left)}</Hint>}
          <div role="alert">{trouble !== null && <p className="field-error">{trouble}</p>}</div>
        </form>
      ) : (
        <Hint>{words.onlySeats}</Hint>
      )}
    </div>
  );
}

function Line({ line }: { readonly line: ChatLine }): ReactNode {
  const { words, language } = usePageText();
  const { room } = useOnlineState();
  const seat = line.seat === null ? undefined : room?.seats[line.seat];
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(line.at);
  return (
    <p className="chat-line">
      {seat !== undefined && <SeatToken ink={seat.ink} size="1.1em" />} <b>{line.name === '' ? words.online.chat.host : line.name}</b>{' '}
      <time dateTime={new Date(line.at).toISOString()}>{time}</time>
      <span className="chat-text">{line.text}</span>
    </p>
  );
}
