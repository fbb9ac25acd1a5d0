import type { Refusal, Seat } from '@astrarium/core';
import { useEffect, useMemo, useState } from 'react';
import { useHost } from '../../client/local/host-context.ts';
import type { TableUpdate } from '../../client/local/messages.ts';
import type { TableSession } from '../../client/local/use-table.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { decidingPerson, localPlayersAt } from '../local-players.ts';
import type { Why } from '../why.ts';
import type { TextPlay } from './play.ts';
import { useNarrator } from './use-narrator.ts';

/** The table as it is played in words. */
export interface TextPlayed {
  readonly play: TextPlay;
  /** With several persons at one screen: to whom it has to be passed before anything of theirs is shown. */
  readonly passTo: Seat | null;
  readonly ready: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

export function useTextPlay(followed: TableSession, update: TableUpdate): TextPlayed {
  const words = usePageText().words.textTable;
  const narrator = useNarrator(update.game);
  const { version, seats } = update;
  const persons = localPlayersAt(update);
  const deciding = decidingPerson(update);
  const { view, passTo, ready } = usePerspective(update, persons.length > 1 ? deciding : null);
  const seat = passTo === null ? deciding : null;
  const legal = useMemo(() => (seat === null ? NOTHING : new Set(update.legal[seat])), [update, seat]);

  // A note is about the present moment: with the next decision it is gone.
  const [noted, setNoted] = useState<{ readonly version: number; readonly why: Why } | null>(null);
  const note = (why: Why | null): void => setNoted(why && { version, why });
  const noteRefusal = (refusal: Refusal | null): void => note(refusal && { words: narrator.refusal(refusal), rule: refusal.rule });

  // While others decide, a question why not is put by the first person here.
  const asker = seat ?? persons[0] ?? 0;
  const undoer = persons.find((person) => (update.undoLimits[person] ?? version) < version);
  const play: TextPlay = {
    game: update.game,
    version,
    view,
    seats,
    seat,
    legal,
    log: followed.log,
    result: update.result,
    problem: followed.problem,
    why: noted?.version === version ? noted.why : null,
    decide: (notation) => void followed.decide(asker, notation).then(noteRefusal),
    askWhy: (notation) =>
      void followed
        .whyNot(asker, notation)
        .then((refusal) => (refusal === null ? note({ words: words.allowed(notation) }) : noteRefusal(refusal))),
    undo: () =>
      undoer === undefined
        ? note({ words: words.undoNone })
        : void followed.undo(undoer, version - 1).then((refusal) => refusal && note({ words: words.undoNone })),
  };
  return { play, passTo, ready };
}

/** With several persons the screen shows a spectator's view until the one who decides says to be there. `deciding` is null with one. */
function usePerspective(update: TableUpdate, deciding: Seat | null) {
  const host = useHost();
  const [present, setPresent] = useState<Seat | null>(null);
  const [seen, see] = useState<{ readonly update: TableUpdate; readonly view: unknown } | null>(null);
  const viewer = deciding !== null && deciding === present ? deciding : null;
  useEffect(() => {
    if (viewer === null) return;
    let late = false;
    const look = async (): Promise<void> => {
      const { view } = await host.ask('peek', { table: update.table, viewer });
      if (!late) see({ update, view });
    };
    // The table itself reports a host that can't be reached.
    look().catch(() => undefined);
    return () => {
      late = true;
    };
  }, [host, viewer, update]);
  const own = viewer !== null && seen?.update === update;
  return { view: own ? seen.view : update.view, passTo: own ? null : deciding, ready: () => setPresent(deciding) };
}
