import { ASTRA_INKS } from '@astrarium/protocol';
import { useText } from '../../text/use-text.ts';
import type { InkWords } from './seat-fields.tsx';

/** In Astra one chooses an ink. */
export function useAstraInks(): InkWords {
  const { setup } = useText().words;
  return { legend: setup.ink, list: ASTRA_INKS.map((ink) => [ink, setup.inks[ink]]) };
}
