import { at } from '@astrarium/core';
import { type ReactNode, useState } from 'react';
import { type GameName, INKS } from '../../client/local/messages.ts';
import type { PlainSetup } from '../../games/game-ui.ts';
import { GAME_UIS } from '../../games/registry.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { recall } from '../../lib/remember.ts';
import { SeatList } from '../../play/setup/seat-list.tsx';
import { checkSeats, firstSeats, isSeating, MOST_SEATS, type Seating, seatsTaken, writtenName } from '../../play/setup/seating.ts';
import { SetupForm } from '../../play/setup/setup-form.tsx';

interface PlainSetupFormProps {
  readonly game: GameName;
  readonly plain: PlainSetup;
}

const SEAT_INKS = INKS.slice(0, MOST_SEATS);

/** Setting up a table of a game without a form of its own: who plays, and in which ink. */
export function PlainSetupForm({ game, plain: { players, optionsOf } }: PlainSetupFormProps): ReactNode {
  const { setup } = usePageText().words;
  const kept = `setup-${game}`;
  const [plan, setPlan] = useState<Seating>(() => readSeating(recall(kept), players, GAME_UIS[game].personalities));
  const inks = { legend: setup.ink, list: SEAT_INKS.map((ink) => [ink, setup.inks[ink]] as const) };
  return (
    <SetupForm
      plan={plan}
      kept={kept}
      counts={players.map((count) => ({ players: count, word: String(count) }))}
      errors={checkSeats(seatsTaken(plan), plan.seed, setup.names, [])}
      tableOf={(ready) => ({
        game,
        options: optionsOf(ready.players),
        seats: seatsTaken(ready).map((seat) => ({
          name: writtenName(seat, setup.names) ?? at(setup.names, seat.key),
          ink: seat.ink,
          player: seat.player,
        })),
        ...(ready.seed.trim() !== '' && { seed: ready.seed.trim() }),
      })}
      onChange={setPlan}
      foot={null}
    >
      {(errors) => <SeatList game={game} plan={plan} errors={errors} inks={inks} onChange={setPlan} />}
    </SetupForm>
  );
}

/** Reads a remembered seating; whatever is not one gives the first. */
function readSeating(text: string | undefined, counts: readonly number[], personalities: readonly string[]): Seating {
  const first: Seating = { players: at(counts, 0), seats: firstSeats(SEAT_INKS), first: null, seed: '' };
  try {
    const plan = { ...first, ...(JSON.parse(text ?? '') as Partial<Seating>) };
    return isSeating(plan, personalities, SEAT_INKS, counts) ? plan : first;
  } catch {
    return first;
  }
}
