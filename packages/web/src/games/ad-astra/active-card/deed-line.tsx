import { DEEP, ELEMENTS, ENERGY, type Source } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { TableIcon } from '../../../ui/icons/table-icon.tsx';
import { StockIcon } from '../holdings/stock-icon.tsx';
import type { Play } from '../play.ts';
import { ArtifactSign } from '../signs/artifact-sign.tsx';
import { PawnSign } from '../signs/pawn-sign.tsx';
import { PlanetSign } from '../signs/planet-sign.tsx';
import { ResourceSign } from '../signs/resource-sign.tsx';
import { SystemSign } from '../signs/system-sign.tsx';
import { CardsRow } from '../trade/cards-row.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import type { Deed } from './deeds.ts';

interface DeedLineProps {
  readonly play: Play;
  /** Who did it. */
  readonly seat: Seat;
  readonly deed: Deed;
}

/** One deed by its sign, and in a few words wherever there is room for them. */
export function DeedLine({ play, seat, deed }: DeedLineProps): ReactNode {
  const { words: all, named, adAstra } = useAdAstraText();
  const words = all.planning.deeds;
  const ink = play.seats[seat]?.ink ?? 'ash';
  switch (deed.kind) {
    case 'gained':
      return (
        <Line words={named.resource(deed.resource)} kind="gain">
          +{deed.amount} <ResourceSign resource={deed.resource} />
        </Line>
      );
    case 'flew':
      return <Flight play={play} deed={deed} />;
    case 'built':
      return (
        <Line words={words.built[deed.item]}>
          <PawnSign item={deed.item} ink={ink} />
        </Line>
      );
    case 'offered':
    case 'traded':
      return <Trade play={play} deed={deed} />;
    case 'declined':
      return (
        <Line words={words.declined(play.seats[deed.to]?.name ?? '')} kind="passed">
          <span aria-hidden="true">×</span>
        </Line>
      );
    case 'exchanged':
      return (
        <Line words={words.bank}>
          {deed.amount} <ResourceSign resource={deed.give} /> <Arrow /> <ResourceSign resource={deed.take} />
          <span className="visually-hidden">{words.exchanged(deed.amount, named.resource(deed.give), named.resource(deed.take))}</span>
        </Line>
      );
    case 'scored':
      return (
        <Line words={pointsFor(deed.source, words, adAstra.scoreLines)} kind="gain">
          +{deed.points}
        </Line>
      );
    case 'used':
      return (
        <Line words={words.used(named.artifact(deed.artifact))}>
          <ArtifactSign artifact={deed.artifact} />
        </Line>
      );
    case 'looked':
      return (
        <Line words={words.looked(named.system(deed.system))}>
          <SystemSign system={deed.system} />
        </Line>
      );
    case 'drew':
      return (
        <Line words={words.drew}>
          <StockIcon name="artifacts" />
        </Line>
      );
    case 'first':
      return (
        <Line words={words.first}>
          <span className="deed-sun">
            <TableIcon name="first" />
          </span>
        </Line>
      );
    case 'passed':
      return <Passed words={words.passed} />;
  }
}

/** Nothing was done, or nothing came of it. */
export function Passed({ words }: { readonly words: string }): ReactNode {
  return (
    <Line words={words} kind="passed">
      <span className="deed-dash" aria-hidden="true">
        –
      </span>
    </Line>
  );
}

interface LineProps {
  readonly words: string;
  readonly kind?: 'gain' | 'passed';
  /** The sign. */
  readonly children: ReactNode;
}

function Line({ words, kind, children }: LineProps): ReactNode {
  return (
    <span className={kind === undefined ? 'deed' : `deed deed-${kind}`} title={words}>
      {children} <span className="deed-words">{words}</span>
    </span>
  );
}

/** Where a starship flew, for how much Energy, and on what it landed. */
function Flight({ play, deed }: { readonly play: Play; readonly deed: Deed & { readonly kind: 'flew' } }): ReactNode {
  const { words: all, named } = useAdAstraText();
  const words = all.planning.deeds;
  const { to, energy, place } = deed;
  const planet = deed.planet ?? (place === null ? null : (play.view.planets[place] ?? null));
  const landed = planet === null ? '' : (deed.planet === null ? words.landed : words.turnedUp)(named.planet(planet));
  return (
    <span className="deed" title={[words.flew(named.system(to)), landed].filter(Boolean).join(', ')}>
      <Arrow /> {to !== DEEP && <SystemSign system={to} />} <span className="visually-hidden">{words.flew(named.system(to))}</span>
      <span className={to === DEEP ? undefined : 'deed-words'} aria-hidden="true">
        {named.system(to)}
      </span>{' '}
      {energy > 0 && (
        <span className="deed-cost">
          −{energy} <ResourceSign resource={ENERGY} />
          <span className="visually-hidden">{named.resource(ENERGY)}</span>
        </span>
      )}{' '}
      {planet !== null && <PlanetSign kind={planet} />}
      <span className="visually-hidden">{landed}</span>
    </span>
  );
}

/** What went to and fro between two players; an offer that is still open with a question mark. */
function Trade({ play, deed }: { readonly play: Play; readonly deed: Deed & { readonly kind: 'offered' | 'traded' } }): ReactNode {
  const { words: all, named } = useAdAstraText();
  const { to, give, want, kind } = deed;
  const plan = play.seats[to];
  const told = all.planning.deeds[kind](plan?.name ?? '', named.cards(give), named.cards(want));
  return (
    <span className="deed" title={told}>
      <span className="deed-trade" aria-hidden="true">
        <CardsRow cards={give} /> <Arrow /> <CardsRow cards={want} />
        {plan !== undefined && <SeatToken ink={plan.ink} size="1em" />}
        {kind === 'offered' && '?'}
      </span>
      <span className="visually-hidden">{told}</span>
    </span>
  );
}

function Arrow(): ReactNode {
  return <span aria-hidden="true">→</span>;
}

interface PointWords {
  readonly points: string;
  readonly bonus: string;
}

/** What the points are for, where the card itself does not say so. */
function pointsFor(source: Source, words: PointWords, lines: Readonly<Record<Source, string>>): string {
  if (ELEMENTS.some((element) => element === source)) return words.points;
  return source === 'bonus' ? words.bonus : lines[source];
}
