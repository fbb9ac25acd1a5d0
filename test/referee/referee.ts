import { Chance, type Game, type GameRecord } from '@astrarium/core';
import { check, type Heard, type Play, Sheet, upwards, Violation } from './sheet.ts';

/** Who goes through a game by the rules alone. */
interface Referee {
  play(): Play;
  /** What everybody sees by now, in the words of `seenIn`. */
  seen(): unknown;
}

/** A game that can be judged. */
export interface Judged<S, D, V, O, E> {
  readonly game: Game<S, D, V, O, E>;
  readonly referee: (sheet: Sheet, options: O) => Referee;
  /** The part of a spectator's view that the referee keeps too. */
  readonly seenIn: (view: V) => unknown;
}

export interface Verdict {
  readonly decisions: number;
  readonly events: ReadonlyMap<string, number>;
  readonly violation?: string;
}

/**
 * Replays a record and recomputes all that happens: who is asked, what each may decide, every event with all its fields, and what lies on
 * the table. It knows the rules and the tables of cards and boards, and nothing of how the game is programmed.
 */
export function judge<S, D, V, O, E>({ game, referee: refereeOf, seenIn }: Judged<S, D, V, O, E>, record: GameRecord): Verdict {
  const sheet = new Sheet();
  const options = game.options(record.options);
  const referee = refereeOf(sheet, options);
  const chance = new Chance(record.seed);
  const tell = (event: E, only?: number): void => sheet.hand([{ event: event as Heard['event'], only }]);
  let decisions = 0;
  try {
    const state = game.setup(options, chance, tell, record.rules);
    const play = referee.play();
    let step = play.next();
    for (;;) {
      sheet.close();
      same('what everybody sees', seenIn(game.view(state, 'spectator')), referee.seen());
      const waiting = game.waitingFor(state);
      if (step.done === true) {
        check(waiting.length === 0, () => `seats ${waiting.join(' ')} are asked, and the game is over`);
        check(decisions === record.decisions.length, () => 'the game goes on after its end');
        return { decisions, events: sheet.judged };
      }
      const { asked, also = [] } = step.value;
      same('who is asked', waiting.toSorted(upwards), [...asked.keys()].toSorted(upwards));
      for (const [seat, choices] of asked) {
        const listed = game.legal(state, seat).map((decision) => game.write(decision));
        const legal = listed.filter((text) => !also.some((begin) => text.startsWith(begin)));
        same(`what seat ${seat} may decide`, legal.toSorted(), choices.toSorted());
      }
      const next = record.decisions[decisions];
      if (next === undefined) throw new Violation('the game is over, and the rules go on');
      decisions += 1;
      game.apply(state, next.seat, game.read(next.do), chance, tell);
      step = play.next({ seat: next.seat, text: next.do });
    }
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return { decisions, events: sheet.judged, violation: `after decision ${decisions}: ${error.message}` };
  }
}

function same(what: string, found: unknown, due: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(due)];
  check(one === other, () => `${what}: ${difference(one, other)}`);
}

/** Both texts from a little before where they part. */
function difference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const part = (text: string): string => text.slice(Math.max(0, at - 60), at + 120);
  return `it is …${part(one)}…, due is …${part(other)}…`;
}
