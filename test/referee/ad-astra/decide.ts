import { ask, type Play } from '../sheet.ts';
import { type AdAstraTable, SYSTEMS } from './table.ts';

export interface Asked {
  /** Artifacts that may be used at this very moment. */
  readonly uses?: readonly string[];
  readonly also?: readonly string[];
}

/** Asks a seat. B10.7 and B10.10 may be used at any decision of one's own, then it is asked again; `choices` is made anew for that. */
export function* decide(
  table: AdAstraTable,
  seat: number,
  choices: () => readonly string[],
  { uses = [], also }: Asked = {},
): Play<string> {
  for (;;) {
    const held = table.player(seat).artifacts;
    const anytime = ['oculus', ...(table.acting && !table.endCalled ? ['arcanum'] : [])].filter(
      (artifact) => artifact !== 'oculus' || lookable(table, []).length > 0,
    );
    const usable = [...uses, ...anytime].filter((artifact) => held.includes(artifact)).map((artifact) => `use ${artifact}`);
    const text = yield* ask(seat, [...choices(), ...usable], also);
    if (text === 'use oculus') yield* useOculus(table, seat);
    else if (text === 'use arcanum') {
      table.useUp(seat, 'arcanum');
      table.endCalled = true;
    } else return text;
  }
}

/** B10.7: every face-down planet of two systems. */
function* useOculus(table: AdAstraTable, seat: number): Play {
  table.useUp(seat, 'oculus');
  const seen: number[] = [];
  while (seen.length < 2) {
    const systems = lookable(table, seen);
    if (systems.length === 0) return;
    const text = yield* decide(table, seat, () => systems.map((system) => `look ${SYSTEMS[system]}`));
    const system = SYSTEMS.findIndex((code) => text === `look ${code}`);
    table.look(seat, system, 'B10.7');
    seen.push(system);
  }
}

/** Systems with a face-down planet, but those looked at just now. */
function lookable(table: AdAstraTable, seen: readonly number[]): number[] {
  return SYSTEMS.flatMap((_, system) => (!seen.includes(system) && table.inSystem(system).some(({ faceUp }) => !faceUp) ? [system] : []));
}
