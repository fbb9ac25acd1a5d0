import {
  type AdAstraView,
  boardOf,
  type Cost,
  costOf,
  ITEMS,
  type Item,
  type ItemName,
  missingFor,
  NOTHING,
  ORES,
  type Place,
  placeOf,
  SOL,
  sitesFor,
} from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import { type ReactNode, useState } from 'react';
import type { Ink } from '../../../client/local/messages.ts';
import { leadsTo } from '../../../play/leads-to.ts';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import { UseButtons } from '../choice/artifact-moment.tsx';
import { DecisionButton } from '../choice/decision-button.tsx';
import type { Play } from '../play.ts';
import { PawnSign } from '../signs/pawn-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './build-menu.css';
import { BuildSites } from './build-sites.tsx';
import { CostSigns, costInWords, missingInWords } from './cost-signs.tsx';
import { BUILD_VERBS, decisionOf, decisionsFor } from './decisions.ts';

interface BuildMenuProps {
  readonly play: Play;
  readonly seat: Seat;
}

/** What can be built, what it costs and what is missing for it; then where, and with which Ore. */
export function BuildMenu({ play, seat }: BuildMenuProps): ReactNode {
  const words = useAdAstraText().words.holdings.choice;
  const [chosen, choose] = useState<ItemName | null>(null);
  const ink = play.seats[seat]?.ink ?? 'ash';
  // What was chosen may have been built meanwhile, or be out of reach by now.
  if (chosen !== null && decisionsFor(play, chosen).length > 0) {
    return <BuildSites play={play} seat={seat} item={chosen} onBack={() => choose(null)} />;
  }
  return (
    <>
      <div className="build-menu">
        {ITEMS.map((item, index) => (
          <BuildItem key={item} play={play} plan={planOf(play.view, seat, index)} item={item} ink={ink} onChoose={choose} />
        ))}
      </div>
      <UseButtons play={play} />
      <DecisionButton play={play} decision="pass" word={words.done} effect={words.doneBuilding} className="choice-last" />
    </>
  );
}

interface ItemPlan {
  readonly cost: Cost;
  readonly missing: ReturnType<typeof missingFor>;
  readonly left: number;
  /** Where it could stand, whoever pays for it. */
  readonly sites: readonly Place[];
}

function planOf(view: AdAstraView, seat: Seat, item: Item): ItemPlan {
  const has = view.seats[seat];
  const cost = costOf(view.rules, item);
  return {
    cost,
    missing: missingFor(cost, has?.hand ?? NOTHING),
    left: has?.supply[item] ?? 0,
    sites: sitesFor(boardOf(view), seat, item),
  };
}

interface BuildItemProps {
  readonly play: Play;
  readonly plan: ItemPlan;
  readonly item: ItemName;
  readonly ink: Ink;
  readonly onChoose: (item: ItemName) => void;
}

function BuildItem({ play, plan, item, ink, onChoose }: BuildItemProps): ReactNode {
  const text = useAdAstraText();
  const words = text.words.holdings.build;
  const name = text.words.holdings.items[item];
  const { cost, missing, left, sites } = plan;
  const decisions = decisionsFor(play, item);
  const [only] = decisions;
  const can = only !== undefined;
  const lack = missingInWords(missing, text);
  const where = item === 'starship' ? words.deepSpace : sites.length === 0 ? words.noSite : words.sites(sites.length);
  const state = left === 0 ? words.noPawn : lack === '' ? where : item === 'starship' || sites.length > 0 ? words.missing(lack) : where;
  return (
    <ChoiceButton
      glows={can}
      className="build-item"
      {...leadsTo(!can ? null : decisions.length === 1 ? only : BUILD_VERBS[item])}
      onClick={() => {
        if (!can) play.askWhy(decisionOf(item, sites[0] ?? OWN_PLANET, FIRST_ORE));
        else if (decisions.length === 1) play.decide(only);
        else onChoose(item);
      }}
    >
      <span className="build-item-name" aria-hidden="true">
        <span className="build-item-pawns">
          <PawnSign item={item} ink={ink} />
          <small>{left}</small>
        </span>
        <span>{name}</span>
      </span>
      <span className="build-item-terms" aria-hidden="true">
        <CostSigns cost={cost} missing={missing} />
        {(item !== 'starship' || !can) && <span className="build-item-state">{state}</span>}
      </span>
      <span className="visually-hidden">{`${words.choose(name)}. ${words.cost(costInWords(cost, text))}. ${words.pawns(left)}, ${state}`}</span>
    </ChoiceButton>
  );
}

/** What a touch asks about if the item can stand nowhere, or can't be paid. */
const OWN_PLANET = placeOf(SOL, 0);
const FIRST_ORE = ORES[0] ?? 0;
