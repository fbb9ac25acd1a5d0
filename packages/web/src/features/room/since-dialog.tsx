import { type ReactNode, useEffect, useState } from 'react';
import { type Missed, sinceYouLeft } from '../../client/online/since-you-left.ts';
import { useOnline, useOnlineState } from '../../client/online/use-online-table.ts';
import { loadEventWords } from '../../games/event-words.ts';
import { gameText, usePageText } from '../../i18n/use-page-text.ts';
import type { EventWords } from '../../play/log/event-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Hint } from '../../ui/hint.tsx';
import './since-dialog.css';

/** More than this nobody reads on return; the log has it all. */
const MOST_LINES = 24;

/** On return to a game: what the others did in the meantime. */
export function SinceDialog(): ReactNode {
  const { words, games, language } = usePageText();
  const text = words.online.since;
  const { seen } = useOnline();
  const { update, log, you } = useOnlineState();
  const [missed, setMissed] = useState<Missed | null>(null);
  const [asked, setAsked] = useState(false);
  const [tell, setTell] = useState<EventWords | null>(null);
  if (update !== null && !asked) {
    setAsked(true);
    setMissed(sinceYouLeft(log, seen, update, you.seats));
  }

  const game = update?.game;
  const wanted = missed !== null && game !== undefined;
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    const take = (loaded: EventWords): void => {
      if (here) setTell(() => loaded);
    };
    // Without its words there is nothing to tell: the log has it all.
    loadEventWords(game, language, gameText(games, game).loadNarrator).then(take, () => undefined);
    return () => {
      here = false;
    };
  }, [wanted, game, games, language]);

  if (missed === null || tell === null || update === null) return null;
  const lines = missed.events.flatMap(({ event }, index) => {
    const line = tell(event, update.seats);
    return line === null ? [] : [{ index, line }];
  });
  const shown = lines.slice(-MOST_LINES);
  return (
    <Dialog title={text.title} close={words.online.close} onClose={() => setMissed(null)} className="since-dialog">
      {missed.undone && <Hint>{text.undone}</Hint>}
      {lines.length > shown.length && <Hint>{text.earlier(lines.length - shown.length)}</Hint>}
      <ol>
        {shown.map(({ index, line }) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
      <Button look="gold" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
        {text.goOn}
      </Button>
    </Dialog>
  );
}
