import type { ReactNode } from 'react';
import type { GameName } from '../../client/local/messages.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { LEVELS, PERSONALITIES } from './bots.ts';

/** The bots of a game, to choose from in a list. */
export function BotOptions({ game }: { readonly game: GameName }): ReactNode {
  const { bots } = usePageText().words;
  return (
    <>
      <optgroup label={bots.levels}>
        {LEVELS.map((bot) => (
          <option key={bot} value={bot}>
            {bots.names[bot]}
          </option>
        ))}
      </optgroup>
      <optgroup label={bots.characters}>
        {PERSONALITIES[game].map((bot) => (
          <option key={bot} value={bot}>
            {bots.names[bot]}
          </option>
        ))}
      </optgroup>
    </>
  );
}
