import { type AnyGame, BadInput, BadRecord, BrokenReplay, playsVersions, type Versions, versionsPlayed } from '@astrarium/core';

/** The game was begun with rules or cards that are not known here. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
  readonly code = 'other-version';
}

/** A game goes on by the rules it began with, as long as they are known. `here` is what it goes on at: `this server`. */
export function checkVersions(game: AnyGame, versions: Versions, here: string): void {
  if (playsVersions(game, versions)) return;
  const { rules, data } = versions;
  throw new OtherVersion(`the game was begun with rules ${rules} and data ${data}; ${here} plays ${versionsPlayed(game)}`);
}

/** What is wrong with what somebody brought, in full; undefined: what went wrong is not theirs. */
export function problemBrought(
  error: unknown,
): { readonly code: 'other-version' | 'bad-record' | 'bad-input'; readonly detail: string } | undefined {
  if (error instanceof OtherVersion) return { code: error.code, detail: error.message };
  if (error instanceof BadRecord || error instanceof BrokenReplay) return { code: 'bad-record', detail: error.message };
  if (error instanceof BadInput) return { code: 'bad-input', detail: error.message };
  return undefined;
}
