import type { AstraView } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useHost } from '../../../client/local/host-context.ts';
import type { SeatPlan } from '../../../client/local/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Curtain } from '../../../play/curtain.tsx';
import { FinalScoring } from './journal/final-scoring.tsx';
import './secret.css';

interface SecretScoringProps {
  readonly table: string;
  readonly seat: Seat;
  readonly plan: SeatPlan;
  readonly onLeave: () => void;
}

/** One person's look at the own Final Scoring card, with others round the screen. */
export function SecretScoring({ table, seat, plan, onLeave }: SecretScoringProps): ReactNode {
  const words = useText().words.table.curtain;
  return (
    <Curtain seat={plan} why={words.secretCard} onLeave={onLeave}>
      <Card table={table} seat={seat} />
    </Curtain>
  );
}

/** The card is asked for only once the curtain is open. */
function Card({ table, seat }: { readonly table: string; readonly seat: Seat }): ReactNode {
  const host = useHost();
  const words = useText().words.table;
  const [seen, setSeen] = useState<AstraView | 'failed' | null>(null);
  useEffect(() => {
    host.ask('peek', { table, viewer: seat }).then(
      ({ view }) => setSeen(view as AstraView),
      () => setSeen('failed'),
    );
  }, [host, table, seat]);
  if (seen === null) return <p>{words.opening}</p>;
  if (seen === 'failed') return <p>{words.problems.internal}</p>;
  const scoring = seen.scoring[seat] ?? null;
  return <div className="secret-card">{scoring !== null && <FinalScoring view={seen} seat={seat} scoring={scoring} whole />}</div>;
}
