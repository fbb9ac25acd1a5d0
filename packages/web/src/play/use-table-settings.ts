import type { Pace } from '../client/local/messages.ts';
import { type Motion, useMotion } from '../lib/use-motion.ts';
import { type Sound, useSound } from './sound/use-sound.ts';
import { usePace } from './use-pace.ts';

/** How one wants the table: all that its settings can change. */
export interface TableSettings {
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
  readonly sound: Sound;
  /** Whether anything moves by itself. */
  readonly motion: Motion;
  readonly onMotion: (motion: Motion) => void;
}

export function useTableSettings(): TableSettings {
  const [pace, onPace] = usePace();
  const [motion, onMotion] = useMotion();
  const sound = useSound();
  return { pace, onPace, sound, motion, onMotion };
}
