import { cardLimit } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { explained } from '../../../../play/help/explained.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TableIcon } from '../../../../ui/icons/table-icon.tsx';
import { Pressable } from '../../../../ui/pressable.tsx';
import type { Play } from '../play.ts';
import { Amount } from './amount.tsx';
import { AstronomerName } from './astronomer-name.tsx';
import { FinalScoring } from './final-scoring.tsx';
import { HeldCards } from './held-cards.tsx';
import { PouchTrack, WisdomTrack } from './tracks.tsx';
import './own-journal.css';

interface OwnJournalProps {
  readonly play: Play;
  readonly seat: Seat;
  /** Opens the Journal as a sheet, where a small screen has no room for all of it. */
  readonly onOpen: () => void;
  /** Looks at a Final Scoring card that not everybody before the screen may see; left out where nobody here plays the seat. */
  readonly onLook?: () => void;
}

/** The Journal of whoever sits before the screen, always in sight. */
export const OwnJournal = memo(function OwnJournal({ play, seat, onOpen, onLook }: OwnJournalProps): ReactNode {
  const { words: all } = useText();
  const words = all.table.journal;
  const { view } = play;
  const journal = view.journals[seat];
  const plan = play.seats[seat];
  if (journal === undefined || plan === undefined) return null;
  const scoring = view.scoring[seat] ?? null;
  const limit = cardLimit(journal.wisdom);
  const isPerson = onLook !== undefined;
  return (
    <section
      className={`own-journal in-${plan.ink}${play.pointedAt?.seat === seat ? ' own-journal-pointed' : ''}`}
      aria-label={words.of(plan.name)}
    >
      <div className="own-journal-stock">
        <h2>
          <AstronomerName play={play} seat={seat} />
        </h2>
        <dl key={seat}>
          <Amount kind="fame" what="fame" label={words.fame} value={journal.fame} />
          <Amount kind="stardust" what="stardust" label={words.stardust} value={journal.stardust} of={journal.pouch} />
          <Amount kind="telescope" what="telescope" label={words.telescopes} value={journal.telescopes} />
          <Amount what="cardLimit" label={words.cards} value={journal.active.length + journal.exhausted.length} of={limit} />
        </dl>
        <IconButton className="own-journal-open" label={words.openOwn} title={`${words.openOwn} (J)`} onClick={onOpen}>
          <TableIcon name="open" />
        </IconButton>
      </div>
      <dl className="own-journal-tracks">
        <div {...explained('pouch')}>
          <dt>{words.pouch}</dt>
          <dd>
            <PouchTrack pouch={journal.pouch} />
          </dd>
        </div>
        <div {...explained('wisdom')}>
          <dt>{words.wisdom}</dt>
          <dd>
            <WisdomTrack wisdom={journal.wisdom} />
          </dd>
        </div>
      </dl>
      <div className="own-journal-cards" {...explained('activeCard')}>
        <HeldCards play={play} seat={seat} own={isPerson} />
      </div>
      <div className="own-journal-scoring" {...explained('finalScoringCard')}>
        {scoring !== null ? (
          <FinalScoring view={view} seat={seat} scoring={scoring} whole={false} />
        ) : (
          isPerson && (
            <Pressable className="own-journal-look" onClick={onLook}>
              <TableIcon name="eye" />
              {all.table.scoring.look}
            </Pressable>
          )
        )}
      </div>
    </section>
  );
});
