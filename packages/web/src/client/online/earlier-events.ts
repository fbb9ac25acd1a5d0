import type { LoggedEvent, LogPart } from '@astrarium/protocol';

/** What happened up to a version that an update begins after: part by part, the newest first, until the setup. */
export async function earlierEvents(upTo: number, ask: (upTo: number) => Promise<LogPart>): Promise<readonly LoggedEvent[]> {
  const parts: (readonly LoggedEvent[])[] = [];
  for (let from = upTo; from >= 0; ) {
    const part = await ask(from);
    parts.unshift(part.events);
    ({ from } = part);
  }
  return parts.flat();
}
