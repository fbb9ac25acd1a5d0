import type { ReactNode } from 'react';
import { useGameText, usePageText } from '../../i18n/use-page-text.ts';
import { LEVELS } from './bots.ts';

/** The bots of a game, to choose from in a list. */
export function BotOptions({ game }: { readonly game: string }): ReactNode {
  const { bots } = usePageText().words;
  const personalities = Object.entries(useGameText(game).words.personalities);
  return (
    <>
      <optgroup label={bots.levels}>
        {LEVELS.map((bot) => (
          <option key={bot} value={bot}>
            {bots.names[bot]}
          </option>
        ))}
      </optgroup>
      {personalities.length > 0 && (
        <optgroup label={bots.personalities}>
          {personalities.map(([bot, name]) => (
            <option key={bot} value={bot}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
}
