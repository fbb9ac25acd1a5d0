import type { Option } from '@astrarium/bots';
import { THINKING_TIME } from '@astrarium/bots/thinking-time';
import type { Seat } from '@astrarium/core';
import { localHost } from '../../client/local/host-context.ts';
import type { TableUpdate } from '../../client/local/messages.ts';
import { startThinker } from '../../client/think/start-thinker.ts';
import type { Think, Thinking } from '../../client/think/task.ts';

const MASTER = 'master';

/** What a Master thought of a moment; `view` is what it saw of it. */
export interface MasterAdvice {
  readonly view: unknown;
  /** What it weighed, the best first. */
  readonly options: readonly Option<string>[];
  readonly sure: number;
}

/** A question to a Master. */
export interface MasterRequest {
  /** Null when it was dropped. */
  readonly told: Promise<MasterAdvice | null>;
  readonly stop: () => void;
}

let think: Think | undefined;

/** Asks a Master what it would do in the seat's place, knowing what that seat knows. */
export function askMaster({ table, game, version, legal }: TableUpdate, seat: Seat): MasterRequest {
  let thinking: Thinking | undefined;
  let stopped = false;
  const ask = async (): Promise<MasterAdvice | null> => {
    const { view } = await localHost().ask('peek', { table, viewer: seat });
    if (stopped) return null;
    think ??= startThinker();
    const milliseconds = THINKING_TIME[MASTER] ?? 0;
    thinking = think({ game, bot: MASTER, session: `${table} ${seat}`, view, legal: legal[seat] ?? [], luck: version, milliseconds });
    const thought = await thinking.thought;
    return thought === null ? null : { view, options: thought.options, sure: thought.sure };
  };
  const stop = (): void => {
    stopped = true;
    thinking?.stop();
  };
  return { told: ask(), stop };
}
