import type { AstraEvent } from '@astrarium/astra';
import type { Logged, Seat } from '@astrarium/core';
import { useEffect, useRef } from 'react';
import type { SoundName } from '../../table/sound/sound.ts';
import { useNewest } from '../../table/use-newest.ts';

/** A soft sound for what just happened, and one for the turn that has come. */
export function useTableSounds(log: readonly Logged<AstraEvent>[], deciding: Seat | null, play: (name: SoundName) => void): void {
  useNewest(log, (entries) => {
    const kinds = new Set(entries.map(({ event }) => event.kind));
    const sound = SOUNDS.find(([kind]) => kinds.has(kind))?.[1];
    if (sound !== undefined) play(sound);
  });

  const before = useRef<Seat | null>(deciding);
  useEffect(() => {
    if (deciding !== null && before.current === null) play('turn');
    before.current = deciding;
  }, [deciding, play]);
}

/** The weightiest first: of several at once only one is heard. */
const SOUNDS: readonly (readonly [AstraEvent['kind'], SoundName])[] = [
  ['ended', 'end'],
  ['discovered', 'discovery'],
  ['marked', 'mark'],
];
