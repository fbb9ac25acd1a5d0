import * as v from 'valibot';
import type { BusMessage } from './bus.ts';

/** What comes from a node of another version, and is not known here, is left out. */
export interface Heard {
  readonly from: string;
  readonly messages: readonly BusMessage[];
}

/** A notification of PostgreSQL holds less than 8000 bytes; the names of tables are plain letters. */
const MOST_BYTES = 7500;
/** Raised when messages change so that older nodes would read them wrongly. New kinds and new fields do not count: they are ignored. */
const VERSION = 1;

/** The messages as texts, each short enough for one notification. */
export function write(from: string, messages: Iterable<BusMessage>): string[] {
  const around = JSON.stringify({ v: VERSION, from, messages: [] }).length;
  const texts: string[] = [];
  let some: string[] = [];
  let length = around;
  const finish = (): void => {
    if (some.length > 0) texts.push(`{"v":${VERSION},"from":${JSON.stringify(from)},"messages":[${some.join()}]}`);
    some = [];
    length = around;
  };
  for (const message of messages) {
    const text = JSON.stringify(message);
    if (length + text.length > MOST_BYTES) finish();
    some.push(text);
    length += text.length + 1;
  }
  finish();
  return texts;
}

/** Undefined for what this version can't read. */
export function read(text: string): Heard | undefined {
  const heard = v.safeParse(ENVELOPE, parsed(text));
  if (!heard.success) return undefined;
  const { from, messages } = heard.output;
  return { from, messages: messages.flatMap((message) => known(message)) };
}

function known(message: unknown): BusMessage[] {
  const { success, output } = v.safeParse(MESSAGE, message);
  return success ? [output] : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));
const ENVELOPE = v.object({ v: v.literal(VERSION), from: v.string(), messages: v.array(v.unknown()) });
const MESSAGE = v.variant('kind', [
  v.object({ kind: v.literal('table'), table: v.string(), number: COUNT, revision: COUNT, chat: COUNT }),
  v.object({ kind: v.literal('gone'), table: v.string() }),
  v.object({ kind: v.literal('audience'), table: v.string(), seats: v.array(COUNT), spectators: COUNT }),
  v.object({ kind: v.literal('alive') }),
  v.object({ kind: v.literal('hello') }),
  v.object({ kind: v.literal('leaving') }),
]);
