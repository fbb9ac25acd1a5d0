import { type AbilityName, NO_CARD, type Phase } from '@astrarium/astra';
import { memo, type ReactNode, useId } from 'react';
import { UndoButtons, type Undoing } from '../../../../play/undo-buttons.tsx';
import { useAstraText } from '../../use-astra-text.ts';
import type { Play } from '../play.ts';
import { questionOf } from '../question.ts';
import { restPreview } from '../rest-preview.ts';
import { ActionButton } from './action-button.tsx';
import { BoonChoice } from './boon-choice.tsx';
import { DiscoverChoice } from './discover-choice.tsx';
import { RestWords } from './rest-words.tsx';
import './action-bar.css';

interface ActionBarProps {
  readonly play: Play;
  readonly lasting: readonly AbilityName[];
  readonly undoing: Undoing;
}

/** The present question in words, and everything that can answer it besides stars and own cards. */
export const ActionBar = memo(function ActionBar({ play, lasting, undoing }: ActionBarProps): ReactNode {
  const text = useAstraText();
  const words = text.words.table.action;
  const { view, seat } = play;
  const frame = view.frames.at(-1);
  const who = seat === null ? undefined : play.seats[seat];
  return (
    <section className={`action-bar${seat === null ? '' : ' action-bar-awake'}`} aria-label={words.label}>
      <div className="action-question">
        <p className="action-question-words">
          {who !== undefined && <b>{view.viewer === 'spectator' ? who.name : seat === view.active ? words.yourTurn : words.yourPick}</b>}{' '}
          {questionOf(play, text)}
        </p>
        <Detail play={play} lasting={lasting} />
      </div>
      <div className="action-buttons">
        {frame?.phase === 'boons' && seat !== null ? (
          <BoonChoice
            card={view.slots[frame.slot]?.card ?? NO_CARD}
            crossed={frame.used}
            legal={play.legal}
            allowed={play.allowed}
            onPick={play.decide}
            onAskWhy={play.askWhy}
          />
        ) : frame?.phase === 'order' && seat !== null ? (
          <DiscoverChoice play={play} />
        ) : (
          <StandingActions play={play} />
        )}
      </div>
      <UndoButtons {...undoing} />
    </section>
  );
});

interface PartProps {
  readonly play: Play;
  readonly lasting: readonly AbilityName[];
}

/** What the choice costs or brings, in one or two lines. */
function Detail({ play, lasting }: PartProps): ReactNode {
  const { words: all, astra } = useAstraText();
  const words = all.table.action;
  const { view, seat, legal } = play;
  const phase = view.frames.at(-1)?.phase;
  const preview = seat !== null && legal.has('rest') ? restPreview(view, seat) : undefined;
  return (
    <p className="action-detail">
      {preview !== undefined && <RestWords preview={preview} />}
      {seat !== null && phase === 'observe' && words.observeCost(view.journals[seat]?.stardust ?? 0)}
      {lasting.length > 0 && phase !== undefined && WHILE_ACTING.has(phase) && (
        <span className="action-lasting">
          <b>{words.lasting}</b> {lasting.map((ability) => astra.abilities[ability]).join(' ')}
        </span>
      )}
    </p>
  );
}

/** The phases in which an Ability that lasts for the turn still matters for what is decided. */
const WHILE_ACTING: ReadonlySet<Phase> = new Set<Phase>(['turn', 'observe', 'again']);

/** Four actions that keep their places all game long; those that can't be taken now tell why. */
function StandingActions({ play }: Pick<PartProps, 'play'>): ReactNode {
  const words = useAstraText().words.table.action;
  const rest = useId();
  const { view, legal } = play;
  const seat = play.seat ?? view.active;
  const telescopes = view.journals[seat]?.telescopes ?? 0;
  const preview = restPreview(view, seat);
  const buying = view.frames.at(-1)?.phase === 'buy';
  return (
    <>
      {legal.has('buy') ? (
        <ActionButton play={play} decision="buy" what="telescope" shortcut="B" word={words.buy} effect={words.buyEffect} />
      ) : (
        <ActionButton play={play} decision="stop" what="observe" shortcut="S" word={words.stop} effect={words.stopEffect} />
      )}
      <ActionButton
        play={play}
        decision="again"
        what="telescope"
        shortcut="T"
        word={words.again}
        effect={telescopes === 0 ? words.againNone : words.againEffect(telescopes)}
      />
      <ActionButton
        play={play}
        decision="rest"
        what="rest"
        shortcut="R"
        word={words.rest}
        effect={preview === undefined ? '' : words.restEffect(preview.stardust.from, preview.stardust.to)}
        describedBy={rest}
      />
      <ActionButton
        play={play}
        decision="done"
        what="abilityPhase"
        shortcut="D"
        word={words.done}
        effect={buying ? words.doneBuying : words.doneEffect}
      />
      {preview !== undefined && legal.has('rest') && (
        <span id={rest} hidden>
          <RestWords preview={preview} />
        </span>
      )}
    </>
  );
}
