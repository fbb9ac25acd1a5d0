import { ASTRA_INKS } from '@astrarium/protocol/seat-colours';
import { usePageText } from '../../../i18n/use-page-text.ts';
import type { InkWords } from '../../../play/setup/seat-fields.tsx';

/** In Astra one chooses an ink. */
export function useAstraInks(): InkWords {
  const { setup } = usePageText().words;
  return { legend: setup.ink, list: ASTRA_INKS.map((ink) => [ink, setup.inks[ink]]) };
}
