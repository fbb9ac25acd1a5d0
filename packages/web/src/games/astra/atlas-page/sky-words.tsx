import type { Card } from '@astrarium/astra';
import { type ReactNode, useMemo } from 'react';
import type { Size } from '../../../lib/geometry.ts';
import type { AtlasLabel, LabelWords } from '../atlas/label.ts';
import { placeLabels } from '../atlas/labels.ts';
import type { Projection } from '../atlas/projection.ts';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';

interface SkyWordsProps {
  readonly projection: Projection;
  readonly size: Size;
  readonly lit: ReadonlySet<Card>;
  readonly selected: Card | null;
}

/** The names and numbers on the map: only those in sight, and only where they have room. */
export function SkyWords({ projection, size, lit, selected }: SkyWordsProps): ReactNode {
  const { words } = useAstraPageText();
  const { astra } = useAstraText();
  const labelWords = useMemo<LabelWords>(
    () => ({ ...words.atlas.map, figure: ({ code, name }) => astra.cardNames[code] ?? name }),
    [words, astra],
  );
  const labels = useMemo(() => placeLabels(projection, size, labelWords), [projection, size, labelWords]);
  const classOf = ({ kind, card }: AtlasLabel): string => {
    const state = card === undefined ? '' : card === selected ? ' sky-word-selected' : lit.has(card) ? '' : ' sky-word-dim';
    return `sky-word sky-word-${kind}${state}`;
  };
  return labels.map((label) => (
    <text
      key={`${label.kind} ${label.key}`}
      className={classOf(label)}
      fontSize={label.size.toFixed(1)}
      textAnchor={label.anchor}
      dominantBaseline="central"
      transform={`translate(${label.x.toFixed(1)} ${label.y.toFixed(1)})${label.angle === 0 ? '' : ` rotate(${label.angle.toFixed(1)})`}`}
    >
      {label.text}
    </text>
  ));
}
