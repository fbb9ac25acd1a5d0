import type { Logged, Seat } from '@astrarium/core';
import { useEffect, useRef } from 'react';
import { useNewest } from '../lib/use-newest.ts';
import type { SoundName } from './sound/sound.ts';

/** Which kind of event sounds how, the weightiest first: of several at once only one is heard. */
export type Sounds<Kind extends string> = readonly (readonly [Kind, SoundName])[];

/** A soft sound for what just happened, and one for the turn that has come. */
export function useTableSounds<Kind extends string>(
  log: readonly Logged<{ readonly kind: Kind }>[],
  sounds: Sounds<Kind>,
  deciding: Seat | null,
  play: (name: SoundName) => void,
): void {
  useNewest(log, (entries) => {
    const kinds = new Set(entries.map(({ event }) => event.kind));
    const sound = sounds.find(([kind]) => kinds.has(kind))?.[1];
    if (sound !== undefined) play(sound);
  });

  const before = useRef<Seat | null>(deciding);
  useEffect(() => {
    if (deciding !== null && before.current === null) play('turn');
    before.current = deciding;
  }, [deciding, play]);
}
