import { at } from '@astrarium/core';
import { ask, check, numberIn, type Play, type Sheet } from '../sheet.ts';
import { automaActs, automaDreams } from './automa.ts';
import { discoveries, dreamtDiscovery } from './discovery.ts';
import { Library } from './library.ts';
import { automaLines, personLines, sum } from './scoring.ts';
import { type Constellation, DREAMER, firstStars, markText, nextStars } from './sky.ts';
import { AstraTable } from './table.ts';
import { personActs } from './turn.ts';

export interface AstraOptions {
  readonly players: number;
  readonly first?: number | 'random';
  readonly modifiers?: readonly string[];
}

/** A game of Astra as the rules have it: it asks, is told what was decided, and checks off what happened. */
export class AstraReferee {
  readonly table: AstraTable;
  private readonly options: AstraOptions;
  private library: Library | undefined;
  /** Auptolemy's Final Scoring card, once it is shown. */
  private hidden: number | undefined;

  constructor(sheet: Sheet, options: AstraOptions) {
    this.options = options;
    this.table = new AstraTable(sheet, options);
  }

  *play(): Play {
    const { table } = this;
    this.setUp();
    for (let seat = this.begin(); ; ) {
      const rested = yield* this.turn(seat);
      if (rested === 'lost') {
        this.end('library-empty');
        return;
      }
      if (rested && table.players === 2) yield* this.dream(seat);
      const next = (seat + 1) % table.players;
      if (next === table.first && table.round === table.lastRound) break;
      seat = next;
      this.announce(seat);
    }
    this.end(table.endedBy === table.first ? 'end-by-first-player' : 'end-by-other-player');
  }

  /** A2; A11.1 and A11.2. */
  private setUp(): void {
    const { table } = this;
    const { modifiers } = table;
    if (table.solo) {
      table.journal(1).fame = modifiers.includes('head-start') ? 20 : modifiers.includes('no-head-start') ? 0 : 12;
      table.journal(1).stardust = modifiers.includes('six-stardust') ? 6 : 5;
      if (modifiers.includes('rich-start')) table.journal(0).stardust = 10;
    }
    table.sphere = table.discardTop('A2.2')?.element ?? -1;
    table.refill('A2.3');
    const people = table.solo ? 1 : table.players;
    for (let seat = 0; seat < people; seat += 1) {
      const { event, only } = table.sheet.hearFor('scoring-card');
      const scoring = numberIn(event, 'scoring');
      check(
        event['seat'] === seat && scoring >= 0 && scoring <= 5 && !table.scoring.includes(scoring),
        () => `a wrong card: ${JSON.stringify(event)}`,
      );
      check(only === seat, () => `${JSON.stringify(event)} was told to ${only ?? 'all'}, and is for ${seat}`);
      table.scoring.push(scoring);
    }
    if (table.solo) this.library = new Library(table);
  }

  /** A2.5: the first player was chosen, or drawn. */
  private begin(): number {
    const { table, options } = this;
    const seat = numberIn(table.sheet.peek('turn'), 'seat');
    const chosen = table.solo ? 0 : (options.first ?? 'random');
    check(chosen === 'random' ? seat >= 0 && seat < table.players : seat === chosen, () => `seat ${seat} begins`);
    table.first = seat;
    this.announce(seat);
    return seat;
  }

  private announce(seat: number): void {
    const { table } = this;
    table.active = seat;
    if (seat === table.first) table.round += 1;
    table.sheet.say({ kind: 'turn', seat, round: table.round, rule: 'A3.1' });
  }

  /** A3.1. Tells whether it was a Rest. */
  private *turn(seat: number): Play<boolean | 'lost'> {
    const { table, library } = this;
    let rested: boolean;
    if (table.isAutoma(seat) && library !== undefined) {
      const acted = automaActs(table, library);
      if (acted === 'lost') return acted;
      rested = acted === 'rested';
    } else rested = (yield* personActs(table, seat)).rested;
    if (table.sky.some((card) => table.isFinished(card))) yield* discoveries(table, seat);
    return rested;
  }

  /** A10.2 to A10.4, A10.7. */
  private *dream(seat: number): Play {
    const { table } = this;
    const cards = dreamCards(table);
    if (cards.length === 0) return;
    const due = at([1, 2, 3, 4], table.sphere);
    const card = table.isAutoma(seat) ? automaDreams(table, cards, due) : yield* this.dreamFor(seat, cards, due);
    if (table.isFinished(card)) yield* dreamtDiscovery(table, seat, card);
  }

  private *dreamFor(seat: number, cards: readonly Constellation[], due: number): Play<Constellation> {
    const { table } = this;
    const begins = cards.flatMap((card) => firstStars(card).map((star) => ({ card, star })));
    const texts = begins.map(({ card, star }) => markText(card, star));
    const { card, star: first } = at(begins, texts.indexOf(yield* ask(seat, texts)));
    table.mark(DREAMER, card, first, 'A10.2');
    for (let [star, n] = [first, 1]; n < due; n += 1) {
      const ways = nextStars(card, star);
      if (ways.length === 0) break;
      const choices = ways.map((way) => markText(card, way));
      star = at(ways, choices.indexOf(yield* ask(seat, choices)));
      table.mark(DREAMER, card, star, 'A10.2');
    }
    return card;
  }

  /** A9.3 to A9.5; A11.12, A11.13. */
  private end(why: string): void {
    const { table } = this;
    const people = table.scoring.map((_, seat) => personLines(table, seat));
    const lines = table.solo ? [...people, automaLines(table, this.automaScoring())] : people;
    const totals = lines.map((own) => sum(own.map(({ points }) => points)));
    const most = Math.max(...totals);
    const winners = table.solo
      ? [why !== 'library-empty' && at(totals, 0) > at(totals, 1) ? 0 : 1]
      : totals.flatMap((total, seat) => (total === most ? [seat] : []));
    const seats = lines.map((own, seat) => ({ total: at(totals, seat), lines: own }));
    const scoring = this.hidden === undefined ? table.scoring : [...table.scoring, this.hidden];
    table.sheet.say({ kind: 'ended', result: { seats, winners, why }, scoring, rule: why === 'library-empty' ? 'A11.4' : 'A9.3' });
  }

  /** A11.15 (3): its Final Scoring card is shown at the end only. */
  private automaScoring(): number | undefined {
    if (!this.table.modifiers.includes('scoring-card')) return undefined;
    const shown = this.table.sheet.peek('ended')['scoring'] as readonly number[];
    this.hidden = at(shown, 1);
    check(this.hidden !== this.table.scoring[0] && this.hidden >= 0 && this.hidden <= 5, () => `Auptolemy can't hold card ${this.hidden}`);
    return this.hidden;
  }

  /** What everybody sees, as the view of a spectator has it. */
  seen(): unknown {
    const { table } = this;
    const pens = table.players === 2 ? [0, 1, DREAMER] : table.journals.map((_, seat) => seat);
    const bits = (card: Constellation | undefined, pen: number | string): number =>
      card === undefined ? 0 : sum([...card.marks].flatMap(([star, by]) => (by === pen ? [2 ** star] : [])));
    return {
      first: table.first,
      active: table.active,
      round: table.round,
      sphere: table.sphere,
      slots: table.slots.map((card) => ({ card: card?.chart.id ?? -1, marks: pens.map((pen) => bits(card, pen)) })),
      deck: { above: table.above, below: table.below },
      discard: table.discard,
      journals: table.journals,
      library: this.library?.seen() ?? null,
    };
  }
}

/** A10.3: of cards without a mark, else of all, those with the most stars. */
function dreamCards(table: AstraTable): Constellation[] {
  const untouched = table.sky.filter(({ marks }) => marks.size === 0);
  const from = untouched.length > 0 ? untouched : table.sky;
  const most = Math.max(...from.map(({ chart }) => chart.names.length));
  return from.filter(({ chart }) => chart.names.length === most);
}
