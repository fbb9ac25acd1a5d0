import type { Card } from '@astrarium/astra';
import { loadLore, skyOf } from '@astrarium/astra/sky';
import { letterOn } from '@astrarium/astra/text';
import { type ReactNode, type ToggleEvent, useEffect, useState } from 'react';
import { typeset } from '../../text/typeset.ts';
import { useText } from '../../text/use-text.ts';
import { chainsOf } from './chains.ts';
import './card-story.css';

/** What lies behind the card: its myth, its lines in words and the names of its stars. Opens on demand. */
export function CardStory({ card }: { readonly card: Card }): ReactNode {
  const { words } = useText();
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
  const { words } = useText();
  const stars = skyOf(card.code);
  const lines = chainsOf(card.lines).map((chain) => chain.map((star) => letterOn(card, star)).join('–'));
  const named = stars.flatMap(({ name }, star) => (name === null ? [] : `${letterOn(card, star)} ${name}`));
  return (
    <div className="card-story-text">
      <Lore code={card.code} />
      <dl>
        <dt>{words.card.lines}</dt>
        <dd>{lines.join('; ')}</dd>
        <dt>{words.card.names}</dt>
        <dd>{named.join(', ')}</dd>
      </dl>
    </div>
  );
}

function Lore({ code }: { readonly code: string }): ReactNode {
  const { words, language } = useText();
  const [lore, setLore] = useState(words.card.loading);
  useEffect(() => {
    let wanted = true;
    const show = (text: string): void => {
      if (wanted) setLore(text);
    };
    loadLore(language).then(
      (all) => show(typeset(all[code] ?? '', language)),
      () => show(words.card.loreFailed),
    );
    return () => {
      wanted = false;
    };
  }, [code, language, words]);
  return <p>{lore}</p>;
}
