import { ABILITIES, type CardId, cardOf, ELEMENTS } from '@astrarium/astra';
import { popcount } from '@astrarium/core';
import { memo, type ReactNode, useId } from 'react';
import { explained } from '../../../../play/help/explained.ts';
import { Pressable } from '../../../../ui/pressable.tsx';
import { ElementSymbol } from '../../card/element-symbol.tsx';
import { FinalFame } from '../../card/final-fame.tsx';
import { useAstraText } from '../../use-astra-text.ts';
import type { Layout } from './arrange.ts';
import { useHand } from './hand.ts';
import { SkyBoons } from './sky-boons.tsx';
import { SkyFigure } from './sky-figure.tsx';
import { NOT_POINTED, readMarks, type SlotState } from './slot-state.ts';
import { Tally } from './tally.tsx';
import './sky-card.css';

interface SkyCardProps {
  readonly state: SlotState;
  readonly layout: Layout;
}

/** A card in its slot, with everything that stands on it (A1.1) and everything that was marked on it. */
const SkyCard = memo(function SkyCard({ state, layout }: SkyCardProps): ReactNode {
  const { words, astra } = useAstraText();
  const hand = useHand();
  const heading = useId();
  const card = cardOf(state.card);
  const name = astra.cardNames[card.code] ?? card.name;
  const marked = popcount(readMarks(state.marks).reduce((all, set) => all | set, 0));
  const classes = [
    'sky-card',
    `sky-card-${layout}`,
    isAlive(state) ? 'sky-card-alive' : '',
    state.pointed === NOT_POINTED ? '' : 'sky-card-pointed',
    state.dealt ? 'sky-card-dealt' : '',
  ];
  return (
    <article className={classes.filter(Boolean).join(' ')} aria-labelledby={heading} {...explained('constellationCard')}>
      <Head card={state.card} heading={heading} marked={marked} />
      <SkyFigure state={state} name={name} />
      <Words card={state.card} marks={state.marks} />
      <SkyBoons
        card={state.card}
        picking={state.picking}
        struck={state.struck}
        closed={state.closed}
        open={state.open}
        chosen={state.chosen}
        fresh={state.freshBoons}
      />
      {state.discover && (
        <Pressable className="sky-card-discover" aria-label={words.sky.card.discoverCard(name)} onClick={() => hand.discover(state.card)}>
          {words.sky.card.discover}
        </Pressable>
      )}
    </article>
  );
}, sameCard);

interface HeadProps {
  readonly card: CardId;
  /** The id of the name. */
  readonly heading: string;
  /** How many stars are marked. */
  readonly marked: number;
}

const Head = memo(function Head({ card: id, heading, marked }: HeadProps): ReactNode {
  const { words, astra } = useAstraText();
  const card = cardOf(id);
  const name = astra.cardNames[card.code] ?? card.name;
  const element = ELEMENTS[card.element];
  return (
    <header className="sky-card-head">
      <span className="sky-card-element" {...explained('element')} title={astra.elements[element]}>
        <ElementSymbol element={element} />
      </span>
      <h3 id={heading} className="sky-card-name">
        <span aria-hidden="true">{name}</span>
        <span className="visually-hidden">{words.sky.card.facts(name, astra.elements[element], card.stars.length, marked)}</span>
      </h3>
      <span className="sky-card-count" aria-hidden="true" title={words.card.stars(card.stars.length)}>
        {card.stars.length}
        <svg className="sky-card-count-star" viewBox="-8 -8 16 16">
          <path d="M0-7 1.6-1.6 7 0 1.6 1.6 0 7-1.6 1.6-7 0-1.6-1.6Z" />
        </svg>
      </span>
      <span {...explained('finalFame')}>
        <FinalFame fame={card.finalFame} />
      </span>
    </header>
  );
});

const Words = memo(function Words({ card: id, marks }: { readonly card: CardId; readonly marks: string }): ReactNode {
  const { words, astra } = useAstraText();
  const card = cardOf(id);
  return (
    <div className="sky-card-words" {...explained('ability')}>
      <p className="sky-card-timing" aria-hidden="true">
        {astra.timings[ABILITIES[card.ability].timing]}
      </p>
      <Tally marks={marks} />
      <p className="sky-card-ability">
        <span className="visually-hidden">
          {words.card.ability} {astra.timings[ABILITIES[card.ability].timing]}{' '}
        </span>
        {astra.abilities[card.ability].replace(/(\d) /g, '$1\u00a0')}
      </p>
    </div>
  );
});

/** The card in the room it was given; or an empty slot (A8.7). */
export function SkySlot({ state, layout }: SkyCardProps): ReactNode {
  const { words } = useAstraText();
  if (state.card < 0) {
    return (
      <div className="sky-empty">
        <span className="visually-hidden">{words.sky.emptySlot}</span>
      </div>
    );
  }
  return <SkyCard key={state.card} state={state} layout={layout} />;
}

/** Can anything be done here? */
export function isAlive({ legal, open, discover }: SlotState): boolean {
  return legal !== 0 || open !== 0 || discover;
}

/** Every update brings a new state for every card; only those that differ in something are drawn anew. */
function sameCard(a: SkyCardProps, b: SkyCardProps): boolean {
  if (a.layout !== b.layout) return false;
  const after: Readonly<Record<string, unknown>> = { ...b.state };
  return Object.entries(a.state).every(([field, value]) => after[field] === value);
}
