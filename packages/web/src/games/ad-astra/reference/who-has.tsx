import { MOVEMENT, PRODUCTION, RESOURCES, type Resource, SOL, SYSTEMS, type System } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import type { ReactNode } from 'react';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import type { Play } from '../play.ts';
import { ResourceSign } from '../signs/resource-sign.tsx';
import { SystemSign } from '../signs/system-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './who-has.css';

/** For each system, the seats with a Movement card for it, each with the system that shares the card. */
export function WhoReaches({ play }: { readonly play: Play }): ReactNode {
  const { words, named } = useAdAstraText();
  return (
    <Table
      play={play}
      head={words.reference.systems}
      pairs={MOVEMENT}
      rows={SYSTEMS.slice(0, SOL).map((_, system) => system)}
      sign={systemSign}
      name={(system) => named.system(system)}
      told={words.reference.reaches}
    />
  );
}

/** For each resource, the seats with a Production card for it, each with the resource that it could be instead. */
export function WhoProduces({ play }: { readonly play: Play }): ReactNode {
  const { words, named } = useAdAstraText();
  return (
    <Table
      play={play}
      head={words.reference.resources}
      pairs={PRODUCTION}
      rows={RESOURCES.map((_, resource) => resource)}
      sign={resourceSign}
      name={(resource) => named.resource(resource)}
      told={words.reference.produces}
    />
  );
}

function systemSign(system: System): ReactNode {
  return <SystemSign system={system} />;
}

function resourceSign(resource: Resource): ReactNode {
  return <ResourceSign resource={resource} />;
}

interface TableProps {
  readonly play: Play;
  readonly head: string;
  /** The pairs on the cards: faction, card, first or second. */
  readonly pairs: readonly (readonly (readonly number[])[])[];
  readonly rows: readonly number[];
  readonly sign: (row: number) => ReactNode;
  readonly name: (row: number) => string;
  readonly told: (who: string, partner: string) => string;
}

function Table({ play, head, pairs, rows, sign, name, told }: TableProps): ReactNode {
  const words = useAdAstraText().words.reference;
  const { view, seats } = play;
  return (
    <table className="who-has">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{head}</span>
          </th>
          {seats.map((plan) => (
            <th key={plan.name} scope="col">
              <SeatToken ink={plan.ink} />
              <span className="visually-hidden">{plan.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">
              {sign(row)} {name(row)}
            </th>
            {view.seats.map(({ faction }, seat) => {
              const partner = partnerOn(at(pairs, faction), row);
              const who = seats[seat]?.name ?? '';
              return (
                <td key={who} title={partner === undefined ? undefined : told(who, name(partner))}>
                  {partner !== undefined && sign(partner)}
                  <span className="visually-hidden">{partner === undefined ? words.no : told(who, name(partner))}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What shares a card with this, if it is on any. */
function partnerOn(cards: readonly (readonly number[])[], row: number): number | undefined {
  return cards.find((pair) => pair.includes(row))?.find((other) => other !== row);
}
