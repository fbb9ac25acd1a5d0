import type { Result } from '@astrarium/core';
import type { Deal, SeenDeal } from '@astrarium/protocol';
import { type ReactNode, useState } from 'react';
import type { SeatPlan } from '../../../client/local/messages.ts';
import { askServer } from '../../../client/online/ask-server.ts';
import { myTable } from '../../../client/online/my-tables.ts';
import { useRequest } from '../../../client/online/use-request.ts';
import { usePageText } from '../../../i18n/use-page-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { OnlineNote } from '../online-note.tsx';
import { checkSteps, isFair, type Outcomes, STEPS, type StepName, verdictOf } from './check-steps.ts';
import { replayRecord } from './replay-record.ts';
import './deal-check.css';

interface DealCheckProps {
  readonly table: string;
  readonly seats: readonly SeatPlan[];
  readonly result: Result;
}

interface Checked {
  /** Null: dealt elsewhere. */
  readonly deal: Deal | null;
  readonly seed: string;
  readonly outcomes: Outcomes | null;
}

/** Works out the whole deal again in this browser, and says of each step whether it is right. */
export function DealCheck({ table, seats, result }: DealCheckProps): ReactNode {
  const words = usePageText().words.online.result;
  const [checked, setChecked] = useState<Checked | null>(null);
  const { busy, problem, ask } = useRequest();
  const seen = myTable(table)?.deal ?? {};
  const check = async (): Promise<void> => {
    const answer = await askServer('GET /api/tables/:id/record', {}, table);
    if (answer.phase !== 'finished') return;
    const replayed = await replayRecord(answer.text);
    const seed = replayed.kind === 'played' ? replayed.seed : '';
    setChecked({ deal: answer.deal, seed, outcomes: answer.deal && checkSteps(answer.deal, replayed, result, seen) });
  };
  return (
    <Plate as="section" className="deal-check" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>{words.about}</p>
      {checked === null && (
        <Button look="gold" disabled={busy} onClick={() => ask(check)}>
          {busy ? words.checking : words.check}
        </Button>
      )}
      {problem !== null && <OnlineNote problem={problem} />}
      <div aria-live="polite">
        {checked?.deal === null && <p>{words.elsewhere}</p>}
        {checked?.deal && checked.outcomes && <Steps deal={checked.deal} seen={seen} outcomes={checked.outcomes} seats={seats} />}
      </div>
      {checked?.deal && <Parts deal={checked.deal} seed={checked.seed} seats={seats} />}
    </Plate>
  );
}

/** A drawing that says something. */
const PICTURE = { role: 'img' } as const;

const SIGNS = { ok: 'M1.500 8.500 6 13 14.500 3', wrong: 'm3 3 10 10M13 3 3 13', skipped: 'M3 8h10' } as const;

interface StepsProps {
  readonly deal: Deal;
  readonly seen: SeenDeal;
  readonly outcomes: Outcomes;
  readonly seats: readonly SeatPlan[];
}

function Steps({ deal, seen, outcomes, seats }: StepsProps): ReactNode {
  const { words: all, language } = usePageText();
  const words = all.online.result;
  const given = Object.keys(seen.values ?? {}).length > 0;
  const unknown: Partial<Record<StepName, string>> = {
    noted: words.notNoted,
    hashes: words.noHashes,
    values: given ? words.valueLate : words.noValue,
  };
  const missing = deal.hashes.flatMap((hash, seat) => (hash !== '' && deal.values[seat] === '' ? [seats[seat]?.name ?? ''] : []));
  return (
    <>
      <ol className="deal-steps">
        {STEPS.map((step) => {
          const outcome = outcomes[step];
          return (
            <li key={step} className={`deal-step deal-step-${outcome}`}>
              <svg viewBox="0 0 16 16" {...PICTURE} aria-label={words[outcome]}>
                <path d={SIGNS[outcome]} />
              </svg>
              <span>{outcome === 'skipped' ? (unknown[step] ?? words.steps[step]) : words.steps[step]}</span>
            </li>
          );
        })}
      </ol>
      <p className={isFair(outcomes) ? 'deal-verdict' : 'deal-verdict field-error'}>
        {isFair(outcomes) ? words.verdicts[verdictOf(deal, seen)] : words.unfair}
      </p>
      {missing.length > 0 && <p>{words.missing(new Intl.ListFormat(language).format(missing))}</p>}
    </>
  );
}

/** The parts themselves, for whoever wants to work it out with a program of their own. */
function Parts({ deal, seed, seats }: { readonly deal: Deal; readonly seed: string; readonly seats: readonly SeatPlan[] }): ReactNode {
  const words = usePageText().words.online.result;
  const values = deal.values.flatMap((value, seat) => (value === '' ? [] : [[words.valueOf(seats[seat]?.name ?? ''), value] as const]));
  const rows = [
    [words.seal, deal.commitment] as const,
    [words.serverSeed, deal.serverSeed] as const,
    ...values,
    [words.seed, seed] as const,
  ];
  return (
    <dl className="deal-parts">
      {rows.map(([name, digits]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{digits}</dd>
        </div>
      ))}
    </dl>
  );
}
