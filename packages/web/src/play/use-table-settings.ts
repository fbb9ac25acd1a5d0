import type { Pace } from '../client/local/messages.ts';
import { type Sky, useSky } from '../lib/use-motion.ts';
import { type Sound, useSound } from './sound/use-sound.ts';
import { usePace } from './use-pace.ts';

/** How one wants the table: all that its settings can change. */
export interface Manner {
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
  readonly sound: Sound;
  /** Whether anything moves by itself. */
  readonly motion: Sky;
  readonly onMotion: (motion: Sky) => void;
}

export function useManner(): Manner {
  const [pace, onPace] = usePace();
  const [motion, onMotion] = useSky();
  const sound = useSound();
  return { pace, onPace, sound, motion, onMotion };
}
