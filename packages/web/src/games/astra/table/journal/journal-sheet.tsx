import { cardLimit } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { HUMAN } from '../../../../client/local/messages.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { explained } from '../../../../play/help/explained.ts';
import { Help } from '../../../../play/help/help.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TableIcon } from '../../../../ui/icons/table-icon.tsx';
import type { Play } from '../play.ts';
import { Amount } from './amount.tsx';
import { AstronomerName } from './astronomer-name.tsx';
import { FinalScoring } from './final-scoring.tsx';
import { HeldCards } from './held-cards.tsx';
import { PouchTrack, WisdomTrack } from './tracks.tsx';
import './journal-sheet.css';

interface JournalSheetProps {
  readonly play: Play;
  readonly seat: Seat;
  readonly onClose: () => void;
  /** Left out where the Final Scoring card is nobody's to see here. */
  readonly onLook?: () => void;
}

/** A whole Journal: everything about a seat that the viewer may see. */
export function JournalSheet({ play, seat, onClose, onLook }: JournalSheetProps): ReactNode {
  const { words: all } = useText();
  const words = all.table.journal;
  const { view } = play;
  const journal = view.journals[seat];
  const plan = play.seats[seat];
  if (journal === undefined || plan === undefined) return null;
  const scoring = view.scoring[seat] ?? null;
  return (
    <Dialog title={words.of(plan.name)} close={words.close} onClose={onClose} className="journal-sheet" help={<Help />}>
      <p className="journal-sheet-who">
        <AstronomerName play={play} seat={seat} />
        {plan.player !== HUMAN && <i>{words.bot(words.bots[plan.player] ?? plan.player)}</i>}
      </p>
      <dl className="journal-sheet-stock">
        <Amount kind="fame" what="fame" label={words.fame} value={journal.fame} />
        <Amount kind="stardust" what="stardust" label={words.stardust} value={journal.stardust} of={journal.pouch} />
        <Amount kind="telescope" what="telescope" label={words.telescopes} value={journal.telescopes} />
        <Amount
          what="cardLimit"
          label={words.cards}
          value={journal.active.length + journal.exhausted.length}
          of={cardLimit(journal.wisdom)}
        />
      </dl>
      <h3>{words.pouch}</h3>
      <div {...explained('pouch')}>
        <PouchTrack pouch={journal.pouch} />
      </div>
      <h3>{words.wisdom}</h3>
      <div {...explained('wisdom')}>
        <WisdomTrack wisdom={journal.wisdom} />
      </div>
      <h3>{words.cards}</h3>
      <div {...explained('activeCard')}>
        <HeldCards play={play} seat={seat} own={false} />
      </div>
      <h3>{all.table.scoring.title}</h3>
      {scoring !== null && <FinalScoring view={view} seat={seat} scoring={scoring} whole />}
      {scoring === null && onLook === undefined && <p className="journal-sheet-secret">{all.table.scoring.secret}</p>}
      {scoring === null && onLook !== undefined && (
        <Button onClick={onLook}>
          <TableIcon name="eye" />
          {all.table.scoring.look}
        </Button>
      )}
    </Dialog>
  );
}
