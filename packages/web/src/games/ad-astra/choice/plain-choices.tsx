import { type AdAstraView, type Frame, SOL, SYSTEMS, type System } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { leadsTo } from '../../../play/leads-to.ts';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import { TableIcon } from '../../../ui/icons/table-icon.tsx';
import type { Play } from '../play.ts';
import { ActionSign } from '../signs/action-sign.tsx';
import { SystemSign } from '../signs/system-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './plain-choices.css';
import { UseButtons } from './artifact-moment.tsx';
import { DecisionButton } from './decision-button.tsx';

interface PlainProps {
  readonly play: Play;
  readonly frame: Frame;
}

/** Starships are moved on the map; here is how to be done, and what could help. */
export function MoveChoice({ play, frame }: PlainProps): ReactNode {
  const words = useAdAstraText().words.holdings.choice;
  const first = frame.left === 1;
  return (
    <>
      <p className="choice-hint">{words.onMap}</p>
      <UseButtons play={play} />
      {frame.phase === 'move' && (
        <DecisionButton
          play={play}
          decision="pass"
          word={first ? words.stay : words.done}
          effect={first ? words.stayEffect : words.doneMoving}
          className="choice-last"
        />
      )}
    </>
  );
}

/** A ship has entered a system: look first, or land (B5.3). */
export function LandChoice({ play, frame }: PlainProps): ReactNode {
  const words = useAdAstraText().words.holdings.choice;
  return (
    <>
      <p className="choice-hint">{words.onMapLand}</p>
      <DecisionButton
        play={play}
        decision="peek"
        sign={<TableIcon name="eye" />}
        word={words.peek}
        effect={words.peekEffect(faceDown(play.view, frame.system))}
      />
    </>
  );
}

/** The systems that can be looked at by B10.7. */
export function LookChoice({ play }: { readonly play: Play }): ReactNode {
  const { words, named } = useAdAstraText();
  return (
    <div className="look-choice">
      {SYSTEMS.slice(0, SOL).map((code, system) => (
        <DecisionButton
          key={code}
          play={play}
          decision={`look ${code}`}
          sign={<SystemSign system={system} />}
          word={named.system(system)}
          effect={words.holdings.choice.system(faceDown(play.view, system))}
        />
      ))}
    </div>
  );
}

/** The cards that can change places with the one about to be revealed (B10.9). */
export function SwapChoice({ play }: { readonly play: Play }): ReactNode {
  const { words, named } = useAdAstraText();
  const { spaces, seats } = play.view;
  return spaces.map(({ owner, card }, space) => {
    const decision = `swap ${space + 1}`;
    const faction = seats[owner]?.faction;
    if (!play.allowed.has(decision) || card === null || faction === undefined) return null;
    return (
      <DecisionButton
        key={decision}
        play={play}
        decision={decision}
        word={words.holdings.choice.space(space + 1)}
        effect={named.fullCard(card, faction)}
        className="choice-numbered"
      />
    );
  });
}

/** The owner's part of a Trade card, where the Trade panel is not in sight. */
export function TradeChoice({ play, onTrade }: { readonly play: Play; readonly onTrade: (() => void) | undefined }): ReactNode {
  const words = useAdAstraText().words.holdings.choice;
  return (
    <>
      {onTrade !== undefined && (
        <ChoiceButton glows className="choice-wide" {...leadsTo('offer', 'bank')} onClick={onTrade}>
          <ActionSign action="trade" />
          <span className="choice-button-word">{words.openTrade}</span>
          <span className="choice-button-effect">{words.openTradeEffect}</span>
        </ChoiceButton>
      )}
      <UseButtons play={play} />
      <DecisionButton play={play} decision="end" word={words.endTrade} effect={words.endTradeEffect} className="choice-last" />
    </>
  );
}

function faceDown({ sizes, faceUp }: AdAstraView, system: System): number {
  let down = 0;
  for (let index = 0; index < (sizes[system] ?? 0); index += 1) if (((faceUp[system] ?? 0) & (1 << index)) === 0) down += 1;
  return down;
}
