import { type Bundle, contains, type Frame, lettersOf, NOTHING, ONE, type Resource } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { leadsTo } from '../../../play/leads-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import { Pressable } from '../../../ui/pressable.tsx';
import { clockwiseFrom } from '../holdings/seat-order.ts';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { CardsRow } from './cards-row.tsx';
import './composer.css';
import { ComposerSide } from './composer-side.tsx';
import { declinedAsMuch, type Exchange } from './conversation.ts';
import { useDraft } from './draft.ts';
import { quickOffers } from './quick-offers.ts';

interface ComposerProps {
  readonly play: Play;
  readonly seat: Seat;
  readonly said: readonly Exchange[];
  /** The offer that is answered by a counter-offer; left out, an offer of one's own is composed. */
  readonly answering?: Frame;
}

/** An offer laid on the scales card by card: a touch on a stack adds one, a touch on what lies there takes it back. */
export function Composer({ play, seat, said, answering }: ComposerProps): ReactNode {
  const { words: all, named } = useAdAstraText();
  const words = all.trade;
  const { view, seats } = play;
  const others = clockwiseFrom(seat, view.players).slice(1);
  const first =
    answering === undefined
      ? { partner: others[0] ?? 0, give: NOTHING, want: NOTHING }
      : { partner: answering.partner, give: answering.want, want: answering.give };
  const [draft, compose] = useDraft(play, seat, first);
  const { partner, give, want } = draft;
  const name = seats[partner]?.name ?? '';
  const hand = (who: Seat): Bundle => view.seats[who]?.hand ?? NOTHING;
  const send = (decision: string): void => {
    play.decide(decision);
    compose({ partner, give: NOTHING, want: NOTHING });
  };
  const decision =
    answering === undefined
      ? `offer ${view.deed.offers + 1} ${partner} ${cards(give)} ${cards(want)}`
      : `counter ${view.deed.offers} ${cards(give)} ${cards(want)}`;
  const can = give !== NOTHING || want !== NOTHING;
  const hint = !can
    ? words.empty
    : declinedAsMuch(said, partner, give, want)
      ? words.declinedBefore(name)
      : want === NOTHING
        ? words.gift
        : '';
  return (
    <section className="composer" aria-label={answering === undefined ? words.compose : words.composeCounter}>
      {answering === undefined && (
        <PartnerField play={play} others={others} partner={partner} onChoose={(to) => compose({ partner: to, give, want: NOTHING })} />
      )}
      {answering === undefined && <QuickPicks play={play} seat={seat} partner={partner} said={said} onPick={send} />}
      <div className="composer-scales">
        <ComposerSide
          title={words.give}
          held={hand(seat)}
          chosen={give}
          onAdd={(resource) => compose({ partner, give: added(give, resource, hand(seat)), want })}
          onRemove={(resource) => compose({ partner, give: give - at(ONE, resource), want })}
        />
        <ComposerSide
          title={words.get}
          held={hand(partner)}
          chosen={want}
          onAdd={(resource) => compose({ partner, give, want: added(want, resource, hand(partner)) })}
          onRemove={(resource) => compose({ partner, give, want: want - at(ONE, resource) })}
        />
      </div>
      <p className="composer-hint" aria-live="polite">
        {can && <span>{words.summary(named.cards(give), named.cards(want))}</span>} <i>{hint}</i>
      </p>
      <div className="composer-send">
        <ChoiceButton glows={can} {...leadsTo(can ? decision : null)} onClick={() => (can ? send(decision) : play.askWhy(decision))}>
          <span className="choice-button-word">{answering === undefined ? words.send(name) : words.sendCounter(name)}</span>
        </ChoiceButton>
        {can && (
          <Button look="quiet" onClick={() => compose({ partner, give: NOTHING, want: NOTHING })}>
            {words.clear}
          </Button>
        )}
      </div>
    </section>
  );
}

interface PartnerFieldProps {
  readonly play: Play;
  readonly others: readonly Seat[];
  readonly partner: Seat;
  readonly onChoose: (seat: Seat) => void;
}

function PartnerField({ play, others, partner, onChoose }: PartnerFieldProps): ReactNode {
  const words = useAdAstraText().words.trade;
  return (
    <Choice
      className="choice-low"
      legend={words.partner}
      value={partner}
      choices={others.map((seat) => ({ key: seat, name: <Partner play={play} seat={seat} /> }))}
      onChoose={onChoose}
    />
  );
}

function Partner({ play, seat }: Pick<PartnerFieldProps, 'play'> & { readonly seat: Seat }): ReactNode {
  const plan = play.seats[seat];
  return (
    plan !== undefined && (
      <>
        <SeatToken ink={plan.ink} />
        {plan.name}
      </>
    )
  );
}

interface QuickPicksProps {
  readonly play: Play;
  readonly seat: Seat;
  readonly partner: Seat;
  readonly said: readonly Exchange[];
  readonly onPick: (decision: string) => void;
}

/** A few sensible offers, ready to be sent. */
function QuickPicks({ play, seat, partner, said, onPick }: QuickPicksProps): ReactNode {
  const { words: all, named } = useAdAstraText();
  const words = all.trade;
  const offers = quickOffers(play, seat, partner, said, 3);
  if (offers.length === 0) return null;
  return (
    <div className="quick-picks">
      <i>{words.quick}</i>
      {offers.map(({ decision, give, want }) => (
        <Pressable key={decision} className="quick-pick" {...leadsTo(decision)} onClick={() => onPick(decision)}>
          <span className="quick-pick-signs" aria-hidden="true">
            <CardsRow cards={give} />→<CardsRow cards={want} />
          </span>
          <span className="visually-hidden">{words.quickPick(named.cards(give), named.cards(want), play.seats[partner]?.name ?? '')}</span>
        </Pressable>
      ))}
    </div>
  );
}

/** One more of the resource, if there is one more to add. */
function added(chosen: Bundle, resource: Resource, held: Bundle): Bundle {
  const more = chosen + at(ONE, resource);
  return contains(held, more) ? more : chosen;
}

/** The cards as the notation writes them. */
function cards(bundle: Bundle): string {
  return bundle === NOTHING ? '-' : lettersOf(bundle);
}
