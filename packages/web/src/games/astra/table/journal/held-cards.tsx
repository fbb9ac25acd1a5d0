import { ABILITIES, type CardId, cardOf, ELEMENTS } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { leadsTo } from '../../../../play/leads-to.ts';
import { Pressable } from '../../../../ui/pressable.tsx';
import { ElementSymbol } from '../../card/element-symbol.tsx';
import { CHART, FRAME } from '../../chart.ts';
import { LaterFigure } from '../../engraved/later-figure.tsx';
import { useAstraText } from '../../use-astra-text.ts';
import { cardName } from '../names.ts';
import type { Play } from '../play.ts';
import './held-cards.css';

interface HeldCardsProps {
  readonly play: Play;
  readonly seat: Seat;
  /** Are these the cards of whoever decides? Then a touch uses, discards or reactivates, or tells why not. */
  readonly own: boolean;
}

/** The cards of a Journal, Active before Exhausted, each with its Ability in words. */
export function HeldCards({ play, seat, own }: HeldCardsProps): ReactNode {
  const words = useText().words.table.journal;
  const { active = [], exhausted = [] } = play.view.journals[seat] ?? {};
  if (active.length + exhausted.length === 0) return <p className="held-none">{words.noCards}</p>;
  return (
    <ul className={`held-cards${active.length + exhausted.length > 3 ? ' held-cards-many' : ''}`} id={own ? 'own-cards' : undefined}>
      {[...active, ...exhausted].map((card) => (
        <li key={card}>
          <HeldCard play={play} card={card} own={own} exhausted={exhausted.includes(card)} />
        </li>
      ))}
    </ul>
  );
}

interface HeldCardProps {
  readonly play: Play;
  readonly card: CardId;
  readonly own: boolean;
  readonly exhausted: boolean;
}

function HeldCard({ play, card, own, exhausted }: HeldCardProps): ReactNode {
  const { words: all, astra } = useAstraText();
  const words = all.table.journal;
  const { ability, code, element, finalFame } = cardOf(card);
  const { timing } = ABILITIES[ability];
  const what = decisionOn(play, exhausted);
  const legal = own && play.legal.has(`${what} ${code}`);
  const pointed = play.pointedAt?.card === card;
  const className = [
    'held-card',
    exhausted ? 'held-card-exhausted' : '',
    legal ? 'held-card-glows' : '',
    pointed ? 'held-card-pointed' : '',
  ].join(' ');
  const face = (
    <>
      <span className="held-card-figure">
        <LaterFigure code={code} {...INSIDE} told={false} />
      </span>
      <span className="held-card-head">
        <ElementSymbol element={ELEMENTS[element]} />
        <span className="held-card-name">{cardName(astra, card)}</span>
        <span className="held-card-state">{legal ? words[what] : exhausted ? words.exhausted : ''}</span>
      </span>
      <span className="held-card-ability">
        {timing === 'turn' && <i>{astra.timings.turn}. </i>}
        {astra.abilities[ability]}
      </span>
      <span className="visually-hidden">
        {astra.elements[ELEMENTS[element]]}. {exhausted ? '' : `${words.active}. `}
        {words.finalFame(finalFame)}.
      </span>
    </>
  );
  if (!own) return <div className={className}>{face}</div>;
  const touch = (): void => (legal ? play.decide : play.askWhy)(`${what} ${code}`);
  return (
    <Pressable
      className={className}
      aria-disabled={!legal}
      {...leadsTo(legal ? `${what} ${code}` : null)}
      title={astra.abilities[ability]}
      onClick={touch}
      onFocus={() => play.point({ card })}
      onBlur={() => play.point(null)}
    >
      {face}
    </Pressable>
  );
}

/** The chart without its frame. */
const INSIDE = { x: FRAME, y: FRAME, width: CHART - 2 * FRAME, height: CHART - 2 * FRAME };

/** What touching an own card means at this moment. */
function decisionOn({ view }: Play, exhausted: boolean): 'use' | 'discard' | 'activate' {
  const phase = view.frames.at(-1)?.phase;
  if (phase === 'limit') return 'discard';
  return phase === 'activate' && exhausted ? 'activate' : 'use';
}
