import { ASTRA_INKS } from '@astrarium/protocol/seat-colours';
import type { InkWords } from '../../../play/setup/seat-fields.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';

/** In Astra one chooses an ink. */
export function useAstraInks(): InkWords {
  const { setup } = useAstraPageText().words;
  return { legend: setup.ink, list: ASTRA_INKS.map((ink) => [ink, setup.inks[ink]]) };
}
