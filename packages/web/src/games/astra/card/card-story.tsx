import type { Card } from '@astrarium/astra';
import { skyOf } from '@astrarium/astra/sky';
import { letterOn } from '@astrarium/astra/text';
import { type ReactNode, type ToggleEvent, useState } from 'react';
import { useAstraText } from '../use-astra-text.ts';
import { chainsOf } from './chains.ts';
import { Lore } from './lore.tsx';
import './card-story.css';

/** What lies behind the card: its myth, its lines in words and the names of its stars. Opens on demand. */
export function CardStory({ card }: { readonly card: Card }): ReactNode {
  const { words } = useAstraText();
  const [open, setOpen] = useState(false);
  const toggled = (event: ToggleEvent<HTMLDetailsElement>): void => setOpen(event.newState === 'open');
  return (
    <details className="card-story" onToggle={toggled}>
      <summary>{words.card.more}</summary>
      {open && <Story card={card} />}
    </details>
  );
}

function Story({ card }: { readonly card: Card }): ReactNode {
  const { words } = useAstraText();
  const stars = skyOf(card.code);
  const lines = chainsOf(card.lines).map((chain) => chain.map((star) => letterOn(card, star)).join('–'));
  const named = stars.flatMap(({ name }, star) => (name === null ? [] : `${letterOn(card, star)} ${name}`));
  return (
    <div className="card-story-text">
      <Lore code={card.code} />
      <dl>
        <dt>{words.card.lines}</dt>
        <dd>{lines.join(', ')}</dd>
        <dt>{words.card.names}</dt>
        <dd>{named.join(', ')}</dd>
      </dl>
    </div>
  );
}
