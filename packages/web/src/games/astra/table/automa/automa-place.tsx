import { AUPTOLEMY, type AutomaView, emptyLibraryLoses } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import { explained } from '../../../../play/help/explained.ts';
import { Pressable } from '../../../../ui/pressable.tsx';
import { BoonIcon } from '../../card/boon-icon.tsx';
import { useAstraText } from '../../use-astra-text.ts';
import { AstronomerName } from '../journal/astronomer-name.tsx';
import type { Play } from '../play.ts';
import { AutomaElementCounts } from './automa-element-counts.tsx';
import { automaScore } from './automa-score.ts';
import { Library, type LibrarySource } from './library.tsx';
import '../journal/other-journals.css';
import './automa-place.css';

interface AutomaPlaceProps {
  readonly play: Play;
  readonly automa: AutomaView;
  readonly selected: LibrarySource | null;
  readonly onOpen: (seat: Seat) => void;
}

/** Auptolemy at the table: what it has, and the Library that tells it what to do. A touch tells all. */
export const AutomaPlace = memo(function AutomaPlace({ play, automa, selected, onOpen }: AutomaPlaceProps): ReactNode {
  const { words } = useAstraText();
  const text = words.solo.place;
  const { journal: labels } = words.table;
  const { view, seats } = play;
  const journal = view.journals[AUPTOLEMY];
  if (journal === undefined) return null;
  const { fame, stardust, telescopes, active } = journal;
  const pointed = play.pointedAt?.seat === AUPTOLEMY ? ' other-journal-pointed' : '';
  const turn = view.active === AUPTOLEMY && !view.over ? ' other-journal-turn' : '';
  return (
    <section className={`other-journals automa-place in-${seats[AUPTOLEMY]?.ink ?? 'dreamer'}${turn}`} aria-label={text.label}>
      <Pressable
        className={`other-journal automa-head${pointed}`}
        title={text.open}
        {...explained('auptolemy')}
        onClick={() => onOpen(AUPTOLEMY)}
      >
        <AstronomerName play={play} seat={AUPTOLEMY} />
        <span className="other-journal-fame">
          <BoonIcon kind="fame" />
          {fame}
          <span className="visually-hidden">{labels.fame}</span>
        </span>
        <span className="other-journal-stock" aria-hidden="true">
          <span>
            <BoonIcon kind="stardust" />
            {stardust}
          </span>
          <span>
            <BoonIcon kind="telescope" />
            {telescopes}
          </span>
        </span>
        <span className="visually-hidden">{text.summary(stardust, telescopes, active.length)}. </span>
        <AutomaElementCounts view={view} />
        <span className="automa-now">
          {text.now} <b>{automaScore(view).total}</b>
        </span>
      </Pressable>
      <Library automa={automa} deadly={emptyLibraryLoses(view)} selected={selected} />
    </section>
  );
});
