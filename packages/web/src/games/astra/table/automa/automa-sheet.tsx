import { AUPTOLEMY, type AutomaView, type CardId, cardOf, ELEMENTS, emptyLibraryLoses } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { Help } from '../../../../play/help/help.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ElementSymbol } from '../../card/element-symbol.tsx';
import { useAstraPageText } from '../../use-astra-page-text.ts';
import { useAstraText } from '../../use-astra-text.ts';
import { Amount } from '../journal/amount.tsx';
import { ScoreLines } from '../journal/score-lines.tsx';
import { cardName } from '../names.ts';
import type { Play } from '../play.ts';
import { automaScore } from './automa-score.ts';
import { Library } from './library.tsx';
import '../journal/journal-sheet.css';
import './automa-sheet.css';

interface AutomaSheetProps {
  readonly play: Play;
  readonly automa: AutomaView;
  readonly onClose: () => void;
}

/** Everything about Auptolemy that may be known. */
export function AutomaSheet({ play, automa, onClose }: AutomaSheetProps): ReactNode {
  const { words } = useAstraPageText();
  const text = words.solo.place;
  const { journal: labels } = words.table;
  const journal = play.view.journals[AUPTOLEMY];
  if (journal === undefined) return null;
  const switches = automa.modifiers.map((modifier) => words.soloPages.setup.modifiers[modifier]);
  return (
    <Dialog
      title={play.seats[AUPTOLEMY]?.name ?? text.label}
      close={labels.close}
      onClose={onClose}
      className={`journal-sheet automa-sheet in-${play.seats[AUPTOLEMY]?.ink ?? 'dreamer'}`}
      help={<Help />}
    >
      <dl className="journal-sheet-stock">
        <Amount kind="fame" what="fame" label={labels.fame} value={journal.fame} />
        <Amount kind="stardust" what="stardust" label={labels.stardust} value={journal.stardust} />
        <Amount kind="telescope" what="telescope" label={labels.telescopes} value={journal.telescopes} />
        <Amount what="activeCard" label={text.pile} value={journal.active.length} />
      </dl>
      <h3>{text.library}</h3>
      <Library automa={automa} deadly={emptyLibraryLoses(play.view)} />
      <h3>{text.pile}</h3>
      <Cards cards={journal.active} none={text.emptyPile} />
      <h3>{text.discard}</h3>
      <Cards cards={automa.discard} none={text.emptyDiscard} />
      <h3>{text.modifiers}</h3>
      {switches.length === 0 && <p className="journal-sheet-secret">{text.noModifiers}</p>}
      <ul className="automa-sheet-switches">
        {switches.map(({ name, about }) => (
          <li key={name}>
            {name}. <i>{about}</i>
          </li>
        ))}
      </ul>
      <h3>{text.now}</h3>
      <ScoreNow play={play} />
    </Dialog>
  );
}

function Cards({ cards, none }: { readonly cards: readonly CardId[]; readonly none: string }): ReactNode {
  const { astra } = useAstraText();
  if (cards.length === 0) return <p className="journal-sheet-secret">{none}</p>;
  const sorted = cards.toSorted((a, b) => cardOf(a).element - cardOf(b).element);
  return (
    <ul className="automa-sheet-cards">
      {sorted.map((card) => (
        <li key={card}>
          <ElementSymbol element={ELEMENTS[cardOf(card).element]} />
          {cardName(astra, card)}
        </li>
      ))}
    </ul>
  );
}

function ScoreNow({ play: { view } }: { readonly play: Play }): ReactNode {
  const { words } = useAstraText();
  const score = automaScore(view);
  return (
    <>
      <ScoreLines score={score} />
      {view.automa?.modifiers.includes('scoring-card') === true && view.automa.scoring === null && (
        <p className="journal-sheet-secret">{words.solo.place.nowHidden}</p>
      )}
    </>
  );
}
