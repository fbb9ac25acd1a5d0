import { ASTRA_INKS } from '@astrarium/protocol/seat-colours';
import { usePageText } from '../../text/use-page-text.ts';
import type { InkWords } from './seat-fields.tsx';

/** In Astra one chooses an ink. */
export function useAstraInks(): InkWords {
  const { setup } = usePageText().words;
  return { legend: setup.ink, list: ASTRA_INKS.map((ink) => [ink, setup.inks[ink]]) };
}
