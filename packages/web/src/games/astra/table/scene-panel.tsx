import { cardOf, ELEMENTS } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { Link } from '../../../client/route/link.tsx';
import type { PenInk } from '../../../play/ink/ink.ts';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import { ElementSymbol } from '../card/element-symbol.tsx';
import { useAstraText } from '../use-astra-text.ts';
import { DieFace } from './automa/die-face.tsx';
import { cardName } from './names.ts';
import type { AutomaScene } from './use-staging.ts';
import './scene-panel.css';

interface ScenePanelProps {
  readonly scene: AutomaScene;
  /** The present step in words. */
  readonly words: string;
  readonly ink: PenInk;
}

/** Auptolemy's turn, step by step, where one's own actions are otherwise. */
export function ScenePanel({ scene, words, ink }: ScenePanelProps): ReactNode {
  const { words: all, astra } = useAstraText();
  const text = all.solo.turn;
  const { step, number, count, rolled, watching } = scene;
  const rule = step.events[0]?.rule ?? 'A11.3';
  return (
    <section className={`scene-panel in-${ink}`} aria-label={text.title}>
      <div className="scene-panel-die">
        {rolled === null ? <SeatToken ink={ink} size="2.2rem" /> : <DieFace roll={rolled.roll} label={text.die(rolled.roll)} />}
        {rolled !== null && (
          <span className="scene-panel-card">
            <ElementSymbol element={ELEMENTS[cardOf(rolled.card).element]} />
            {cardName(astra, rolled.card)}
          </span>
        )}
      </div>
      <div className="scene-panel-words">
        <p className="scene-panel-title">
          <b>{text.title}</b> <span>{text.step(number, count)}</span>
        </p>
        <p key={number} className="scene-panel-step">
          {words}{' '}
          <Link className="scene-panel-rule" to={{ page: 'rules', rule }} aria-label={text.rule(rule)}>
            {rule}
          </Link>
        </p>
      </div>
      <div className="scene-panel-buttons">
        <SceneButton shortcut="N" word={number === count ? text.last : text.next} effect={text.nextEffect} gold onPress={scene.next} />
        <SceneButton
          shortcut="W"
          word={watching ? text.pause : text.watch}
          effect={watching ? text.pauseEffect : text.watchEffect}
          onPress={() => scene.watch(!watching)}
        />
        <SceneButton shortcut="K" word={text.skip} effect={text.skipEffect} onPress={scene.skip} />
      </div>
    </section>
  );
}

interface SceneButtonProps {
  readonly shortcut: string;
  readonly word: string;
  readonly effect: string;
  readonly gold?: boolean;
  readonly onPress: () => void;
}

function SceneButton({ shortcut, word, effect, gold = false, onPress }: SceneButtonProps): ReactNode {
  return (
    <ChoiceButton glows={gold} className="action-button" aria-keyshortcuts={shortcut} onClick={onPress}>
      <span className="choice-button-word">
        {word}
        <kbd aria-hidden="true">{shortcut}</kbd>
      </span>
      <span className="choice-button-effect">{effect}</span>
    </ChoiceButton>
  );
}
