import { cardLimit, cardOf, ELEMENTS, type Journal } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { explained } from '../../../../play/help/explained.ts';
import { Pressable } from '../../../../ui/pressable.tsx';
import { BoonIcon } from '../../card/boon-icon.tsx';
import { ElementSymbol } from '../../card/element-symbol.tsx';
import type { Play } from '../play.ts';
import { AstronomerName } from './astronomer-name.tsx';
import './other-journals.css';

interface OtherJournalsProps {
  readonly play: Play;
  /** The seat whose Journal is shown in full already. */
  readonly own: Seat;
  readonly onOpen: (seat: Seat) => void;
}

/** The Journals of the others in brief, clockwise from the own; a touch opens one. */
export const OtherJournals = memo(function OtherJournals({ play, own, onOpen }: OtherJournalsProps): ReactNode {
  const { words: all } = useText();
  const words = all.table.journal;
  const { journals, players } = play.view;
  const others = Array.from({ length: players - 1 }, (_, index) => (own + 1 + index) % players);
  return (
    <section className="other-journals" aria-label={words.others}>
      <ul>
        {others.map((seat) => {
          const journal = journals[seat];
          const plan = play.seats[seat];
          if (journal === undefined || plan === undefined) return null;
          const pointed = play.pointedAt?.seat === seat ? ' other-journal-pointed' : '';
          const turn = play.view.active === seat && !play.view.over ? ' other-journal-turn' : '';
          return (
            <li key={seat}>
              <Pressable
                className={`other-journal in-${plan.ink}${pointed}${turn}`}
                title={words.open(plan.name)}
                {...explained('journal')}
                onClick={() => onOpen(seat)}
              >
                <AstronomerName play={play} seat={seat} />
                <Brief journal={journal} />
              </Pressable>
            </li>
          );
        })}
      </ul>
    </section>
  );
});

const Brief = memo(function Brief({ journal }: { readonly journal: Journal }): ReactNode {
  const words = useText().words.table.journal;
  const { fame, stardust, pouch, telescopes, active, exhausted, wisdom } = journal;
  const limit = cardLimit(wisdom);
  return (
    <>
      <span className="other-journal-fame">
        <BoonIcon kind="fame" />
        {fame}
        <span className="visually-hidden">{words.fame}</span>
      </span>
      <span className="other-journal-stock" aria-hidden="true">
        <span>
          <BoonIcon kind="stardust" />
          {stardust}
          <small>/{pouch}</small>
        </span>
        <span>
          <BoonIcon kind="telescope" />
          {telescopes}
        </span>
        <span className="other-journal-cards">
          {active.map((card) => (
            <ElementSymbol key={card} element={ELEMENTS[cardOf(card).element]} />
          ))}
          {exhausted.map((card) => (
            <span key={card} className="other-journal-exhausted">
              <ElementSymbol element={ELEMENTS[cardOf(card).element]} />
            </span>
          ))}
          <span>
            {active.length + exhausted.length}
            <small>/{limit}</small>
          </span>
        </span>
      </span>
      <span className="visually-hidden">{words.summary(stardust, pouch, telescopes, active.length + exhausted.length, limit)}</span>
    </>
  );
});
