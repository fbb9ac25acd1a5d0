import { ELEMENTS, type RestPreview } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { useAstraText } from '../../use-astra-text.ts';
import { cardName } from '../names.ts';

/** What a Rest would bring, in words. */
export function RestWords({ preview }: { readonly preview: RestPreview }): ReactNode {
  const { words: all, astra } = useAstraText();
  const words = all.table.rest;
  const { stardust, reactivates, sphere, discards, dream } = preview;
  const parts = [words.stardust(stardust.from, stardust.to)];
  if (reactivates.length > 0) parts.push(words.reactivates(all.table.list(reactivates.map((card) => cardName(astra, card)))));
  parts.push(words.sphere(astra.elements[ELEMENTS[sphere]]));
  if (discards) parts.push(words.discard);
  if (dream !== null) parts.push(words.dream(dream));
  return (
    <span>
      <b>{words.title}</b> {parts.join(', ')}.
    </span>
  );
}
