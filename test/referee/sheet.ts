/** What the referee finds wrong: the game did something else than the rules say. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

/** An event as it was told; `only` says for whose eyes, if not for all. */
export interface Heard {
  readonly event: Readonly<Record<string, unknown>>;
  readonly only?: number | undefined;
}

/** Who has to decide now, and what each of them may, in the notation of the game. */
interface Question {
  readonly asked: ReadonlyMap<number, readonly string[]>;
  /** Beginnings of decisions that may be taken beside those: they are too many to list. */
  readonly also?: readonly string[];
}

interface Answered {
  readonly seat: number;
  readonly text: string;
}

/** A part of a game as the referee goes through it: it asks, and is told what was decided. */
export type Play<Result = void> = Generator<Question, Result, Answered>;

/** Asks one seat; the answer is one of the choices, or begins with one of the others. */
export function* ask(seat: number, choices: readonly string[], also?: readonly string[]): Play<string> {
  const { text } = yield { asked: new Map([[seat, choices]]), ...(also && { also }) };
  if (!choices.includes(text) && !also?.some((begin) => text.startsWith(begin))) throw new Violation(`seat ${seat} may not ${text}`);
  return text;
}

/** The events of the game, in order, as the referee checks them off. */
export class Sheet {
  /** How often events of each kind were judged, by `kind rule`. */
  readonly judged = new Map<string, number>();
  private readonly due: Heard[] = [];

  hand(heard: readonly Heard[]): void {
    this.due.push(...heard);
  }

  /** The next event must be this one. */
  say(event: Readonly<Record<string, unknown>>, only?: number): void {
    const heard = this.take(String(event['kind']));
    const [told, wanted] = [heard.event, event].map(inOrder);
    if (told !== wanted) throw new Violation(`told was ${told}, due is ${wanted}`);
    if (heard.only !== only) throw new Violation(`${told} was told to ${heard.only ?? 'all'}, and is for ${only ?? 'all'}`);
  }

  /** The next event must be of this kind; the rest of it is for the caller to judge. */
  hear(kind: string): Readonly<Record<string, unknown>> {
    return this.take(kind).event;
  }

  /** As `hear`, with whose eyes it was for. */
  hearFor(kind: string): Heard {
    return this.take(kind);
  }

  /** The next event, which must be of this kind, and is still to be judged. */
  peek(kind: string): Readonly<Record<string, unknown>> {
    const [heard] = this.due;
    if (heard?.event['kind'] !== kind) throw new Violation(`told was ${JSON.stringify(heard?.event)}, due is ${kind}`);
    return heard.event;
  }

  /** Is the next event one of this kind? */
  next(kind: string): boolean {
    return this.due[0]?.event['kind'] === kind;
  }

  /** Nothing else may have been told. */
  close(): void {
    const [left] = this.due;
    if (left !== undefined) throw new Violation(`told was ${JSON.stringify(left.event)}, due is nothing`);
  }

  private take(kind: string): Heard {
    const heard = this.due.shift();
    if (heard === undefined) throw new Violation(`nothing was told, due is ${kind}`);
    if (heard.event['kind'] !== kind) throw new Violation(`told was ${JSON.stringify(heard.event)}, due is ${kind}`);
    const name = `${kind} ${String(heard.event['rule'])}`;
    this.judged.set(name, (this.judged.get(name) ?? 0) + 1);
    return heard;
  }
}

/** As text, with fields in the order of their names. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

export function check(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new Violation(otherwise());
}

/** A number that was told. */
export function numberIn(event: Readonly<Record<string, unknown>>, field: string): number {
  const value = event[field];
  if (typeof value !== 'number') throw new Violation(`${JSON.stringify(event)} has no number ${field}`);
  return value;
}

/** The order of numbers. */
export function upwards(one: number, other: number): number {
  return one - other;
}
