import { useCallback } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { AUPTOLEMY_PLAYER } from './messages.ts';

/** A seat of a table here, or of one online. */
interface AnySeat {
  readonly name: string;
  readonly player?: string;
  readonly kind?: string;
}

/** Lets the automaton of a game go by its name in the reader's language, whatever it was called when the table was made. */
export function useNamedSeats(): <Of extends { readonly seats: readonly AnySeat[] }>(of: Of) => Of {
  const { name } = useText().words.site.automaton;
  return useCallback(
    (of) => {
      const isAutomaton = ({ player, kind }: AnySeat): boolean => player === AUPTOLEMY_PLAYER || kind === 'automaton';
      if (!of.seats.some((seat) => isAutomaton(seat) && seat.name !== name)) return of;
      return { ...of, seats: of.seats.map((seat) => (isAutomaton(seat) ? { ...seat, name } : seat)) };
    },
    [name],
  );
}
