import {
  type AstraView,
  AUPTOLEMY,
  type AutomaView,
  type CardId,
  cardLimit,
  cardOf,
  ELEMENTS,
  emptyLibraryLoses,
  type Journal,
  SCORING_CARDS,
} from '@astrarium/astra';
import { at, type Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import type { SeatPlan } from '../../../client/local/messages.ts';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { BoonIcon } from '../card/boon-icon.tsx';
import { ElementSymbol } from '../card/element-symbol.tsx';
import { Library } from '../table/automa/library.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';
import './replay-journals.css';

interface ReplayJournalsProps {
  readonly view: AstraView;
  readonly seats: readonly SeatPlan[];
}

/** Every Journal in a few lines, as far as the viewer may see. */
export function ReplayJournals({ view, seats }: ReplayJournalsProps): ReactNode {
  const { words } = useAstraPageText();
  return (
    <section className="replay-journals" {...REACHABLE} aria-label={words.replay.journals}>
      {seats.map((seat, number) => (
        <article key={seat.ink} className={`replay-journal in-${seat.ink}`} aria-label={seat.name}>
          <header>
            <SeatToken ink={seat.ink} />
            <h3>{seat.name}</h3>
            <ScoringSigns card={scoringOf(view, number)} />
            {view.active === number && !view.over && <span className="replay-journal-turn">{words.replay.journal.turn}</span>}
          </header>
          {view.automa !== null && number === AUPTOLEMY ? (
            <Automa automa={view.automa} deadly={emptyLibraryLoses(view)} journal={at(view.journals, number)} />
          ) : (
            <>
              <Stock journal={at(view.journals, number)} />
              <Held journal={at(view.journals, number)} />
              <Scoring card={scoringOf(view, number)} />
            </>
          )}
        </article>
      ))}
    </section>
  );
}

/** On a small screen the Journals are scrolled through, by keyboard too. */
const REACHABLE = { tabIndex: 0 } as const;

interface AutomaProps {
  readonly automa: AutomaView;
  readonly deadly: boolean;
  readonly journal: Journal;
}

function Automa({ automa, deadly, journal }: AutomaProps): ReactNode {
  const { words } = useAstraPageText();
  const text = words.replay.journal;
  const { fame, stardust, telescopes, active } = journal;
  return (
    <>
      <dl className="replay-stock">
        <Amount label={text.fame} sign={<BoonIcon kind="fame" />} amount={String(fame)} />
        <Amount label={words.table.journal.stardust} sign={<BoonIcon kind="stardust" />} amount={String(stardust)} />
        <Amount label={text.telescopes} sign={<BoonIcon kind="telescope" />} amount={String(telescopes)} />
        <Amount label={words.solo.place.pile} sign={<CardSign />} amount={String(active.length)} />
      </dl>
      <Library automa={automa} deadly={deadly} />
      <Held journal={journal} />
      {automa.modifiers.includes('scoring-card') && <Scoring card={automa.scoring} />}
    </>
  );
}

function Stock({ journal }: { readonly journal: Journal }): ReactNode {
  const { words } = useAstraPageText();
  const text = words.replay.journal;
  const { fame, stardust, pouch, wisdom, telescopes, active, exhausted } = journal;
  return (
    <dl className="replay-stock">
      <Amount label={text.fame} sign={<BoonIcon kind="fame" />} amount={String(fame)} />
      <Amount label={text.stardust} sign={<BoonIcon kind="stardust" />} amount={`${stardust}/${pouch}`} />
      <Amount label={text.wisdom} sign={<BoonIcon kind="wisdom" />} amount={String(wisdom)} />
      <Amount label={text.telescopes} sign={<BoonIcon kind="telescope" />} amount={String(telescopes)} />
      <Amount label={text.limit} sign={<CardSign />} amount={`${active.length + exhausted.length}/${cardLimit(wisdom)}`} />
    </dl>
  );
}

function Amount({ label, sign, amount }: { readonly label: string; readonly sign: ReactNode; readonly amount: string }): ReactNode {
  return (
    <div title={label}>
      <dt>
        {sign}
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}

function CardSign(): ReactNode {
  return (
    <svg className="sign" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M8 4h16v24H8ZM11 7h10v18H11Z" />
    </svg>
  );
}

function Held({ journal: { active, exhausted } }: { readonly journal: Journal }): ReactNode {
  const { words } = useAstraPageText();
  const text = words.replay.journal;
  if (active.length + exhausted.length === 0) return null;
  return (
    <ul className="replay-held">
      {active.map((card) => (
        <HeldCard key={card} card={card} state={text.active} />
      ))}
      {exhausted.map((card) => (
        <HeldCard key={card} card={card} state={text.exhausted} exhausted />
      ))}
    </ul>
  );
}

interface HeldCardProps {
  readonly card: CardId;
  readonly state: string;
  readonly exhausted?: boolean;
}

function HeldCard({ card, state, exhausted = false }: HeldCardProps): ReactNode {
  const { astra } = useAstraText();
  const { code, name, element, ability } = cardOf(card);
  return (
    <li className={exhausted ? 'replay-exhausted' : undefined} title={`${state}. ${astra.abilities[ability]}`}>
      <ElementSymbol element={ELEMENTS[element]} />
      {astra.cardNames[code] ?? name}
      <span className="visually-hidden"> ({state})</span>
    </li>
  );
}

/** The seat's Final Scoring card, if the viewer knows it. */
function scoringOf({ automa, scoring }: AstraView, seat: Seat): number | null {
  return (automa !== null && seat === AUPTOLEMY ? automa.scoring : scoring[seat]) ?? null;
}

function Scoring({ card }: { readonly card: number | null }): ReactNode {
  return <p className="replay-scoring">{useScoringWords(card)}</p>;
}

/** The same where there is no room for words. */
function ScoringSigns({ card }: { readonly card: number | null }): ReactNode {
  const words = useScoringWords(card);
  if (card === null) return null;
  return (
    <span className="replay-signs" title={words}>
      {at(SCORING_CARDS, card).map((element) => (
        <ElementSymbol key={element} element={ELEMENTS[element]} />
      ))}
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

function useScoringWords(card: number | null): string {
  const text = useAstraPageText().words.replay.journal;
  const { astra } = useAstraText();
  const elements = card === null ? [] : at(SCORING_CARDS, card).map((element) => astra.elements[ELEMENTS[element]]);
  return text.scoring(card === null ? text.secret : elements.join(', '));
}
