import { BOON_KINDS, ELEMENTS } from '@astrarium/astra';
import { type ReactNode, useState } from 'react';
import { Laurel } from '../../../ui/icons/laurel.tsx';
import { BoonIcon } from '../card/boon-icon.tsx';
import { ElementSymbol } from '../card/element-symbol.tsx';
import { StarMark } from '../card/star-mark.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';
import './key-to-signs.css';

/** What the signs on the plates mean, as an atlas explains its own. */
export function KeyToSigns(): ReactNode {
  const { words } = useAstraPageText();
  const { astra } = useAstraText();
  const { key } = words;
  // On a phone it would stand before the cards like a wall.
  const [open, setOpen] = useState(() => matchMedia('(min-width: 48rem)').matches);
  return (
    <details className="key-to-signs" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{key.title}</h2>
      </summary>
      <div className="key-to-signs-groups">
        <Signs title={key.stars}>
          <Sign drawing={<StarSign kind="start" radius={13} />} word={key.startingStar} />
          <Sign drawing={<StarSign kind="grand" radius={15} />} word={key.grandStar} />
          <Sign drawing={<CommonStars />} word={key.commonStars} />
        </Signs>
        <Signs title={key.elements} rows={2}>
          {ELEMENTS.map((element) => (
            <Sign key={element} drawing={<ElementSymbol element={element} />} word={astra.elements[element]} />
          ))}
        </Signs>
        <Signs title={key.boons}>
          {BOON_KINDS.map((kind) => (
            <Sign key={kind} drawing={<BoonIcon kind={kind} />} word={astra.boonNames[kind]} />
          ))}
        </Signs>
        <Signs title={key.card}>
          <Sign drawing={<LaurelSign />} word={key.finalFame} />
        </Signs>
      </div>
    </details>
  );
}

function Signs({ title, rows = 3, children }: { readonly title: string; readonly rows?: 2 | 3; readonly children: ReactNode }): ReactNode {
  return (
    <div className={`key-to-signs-rows-${rows}`}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

function Sign({ drawing, word }: { readonly drawing: ReactNode; readonly word: string }): ReactNode {
  return (
    <li>
      {drawing}
      {word}
    </li>
  );
}

function StarSign({ kind, radius }: { readonly kind: 'start' | 'grand'; readonly radius: number }): ReactNode {
  return (
    <svg className="sign-of-star" viewBox="-16 -16 32 32" aria-hidden="true">
      <StarMark kind={kind} x={0} y={0} radius={radius} />
    </svg>
  );
}

function CommonStars(): ReactNode {
  return (
    <svg className="sign-of-star" viewBox="-16 -16 32 32" aria-hidden="true">
      <StarMark kind="common" x={-9} y={0} radius={6} />
      <StarMark kind="common" x={4} y={0} radius={4.2} />
      <StarMark kind="common" x={14} y={0} radius={2.6} />
    </svg>
  );
}

function LaurelSign(): ReactNode {
  return (
    <svg className="sign" viewBox="0 0 32 32" aria-hidden="true">
      <Laurel />
    </svg>
  );
}
