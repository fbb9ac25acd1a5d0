import type { ReactNode } from 'react';
import { useAstraText } from '../../use-astra-text.ts';
import { cardName } from '../names.ts';
import { discoverOf } from '../notation.ts';
import type { Play } from '../play.ts';
import { ActionButton } from './action-button.tsx';

/** Which of several finished cards is discovered first (A8.5). */
export function DiscoverChoice({ play }: { readonly play: Play }): ReactNode {
  const { words, astra } = useAstraText();
  return play.view.slots.flatMap(({ card }) => {
    const decision = card < 0 ? '' : discoverOf(card);
    if (!play.allowed.has(decision)) return [];
    return <ActionButton key={card} play={play} decision={decision} word={cardName(astra, card)} effect={words.table.action.discover} />;
  });
}
