import { SOURCES } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { HUMAN } from '../../../client/local/messages.ts';
import { explained } from '../../../play/help/explained.ts';
import { Help } from '../../../play/help/help.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { HeldArtifacts } from '../artifacts/held-artifacts.tsx';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { FactionCards } from './faction-cards.tsx';
import { FactionName } from './faction-name.tsx';
import { KnownHand } from './known-hand.tsx';
import { OpenScoring } from './open-scoring.tsx';
import { PawnSupply } from './pawn-supply.tsx';
import './seat-sheet.css';

interface SeatSheetProps {
  readonly play: Play;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Everything about a seat that the viewer may know. */
export function SeatSheet({ play, seat, onClose }: SeatSheetProps): ReactNode {
  const { words: all, adAstra, named } = useAdAstraText();
  const words = all.holdings;
  const has = play.view.seats[seat];
  const plan = play.seats[seat];
  if (has === undefined || plan === undefined) return null;
  return (
    <Dialog title={words.of(plan.name)} close={words.close} onClose={onClose} className="seat-sheet" help={<Help />}>
      <p className="seat-sheet-who" {...explained('faction')}>
        <FactionName play={play} seat={seat} />
        <i>{words.faction(named.faction(has.faction))}</i>
        {plan.player !== HUMAN && <i>{words.bot(words.bots[plan.player] ?? plan.player)}</i>}
      </p>
      <h3>{words.resources}</h3>
      <div {...explained('resourceCard')}>
        <KnownHand seat={has} named />
      </div>
      {has.hand === null && <p className="seat-sheet-note">{words.closedHand}</p>}
      <h3>{words.artifactsTitle}</h3>
      <div {...explained('artifact')}>
        <HeldArtifacts play={play} seat={seat} effects />
      </div>
      <div className="seat-sheet-pair">
        <div>
          <h3>{words.supply}</h3>
          <PawnSupply supply={has.supply} ink={plan.ink} />
        </div>
        <div>
          <h3>{words.openCards}</h3>
          <OpenScoring open={has.open} told />
        </div>
      </div>
      <h3>{words.pointsBy}</h3>
      <dl className="seat-sheet-points" {...explained('points')}>
        {SOURCES.map((source, index) => (
          <div key={source} className={has.points[index] === 0 ? 'seat-sheet-zero' : undefined}>
            <dt>{adAstra.scoreLines[source]}</dt>
            <dd>{has.points[index] ?? 0}</dd>
          </div>
        ))}
        <div className="seat-sheet-sum">
          <dt>{words.pointsWord}</dt>
          <dd>{has.score}</dd>
        </div>
      </dl>
      <h3>{all.reference.cards}</h3>
      <FactionCards faction={has.faction} />
    </Dialog>
  );
}
