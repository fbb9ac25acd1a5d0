import type { Option } from '@astrarium/bots';
import type { ReactNode } from 'react';
import type { TableUpdate } from '../../client/local/messages.ts';
import { useCatalogue } from '../../i18n/catalogue.ts';
import { loadAdviceWords } from '../../i18n/catalogues.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useNarrator } from '../text/use-narrator.ts';
import type { MasterAdvice } from './ask-master.ts';
import { rounded } from './rounded.ts';

interface RecommendedProps {
  readonly told: MasterAdvice;
  readonly update: TableUpdate;
  readonly onPlay: (decision: string) => void;
}

/** The best decision and the one after it, in words, with what is expected of each; and a button that takes the best. */
export function Recommended({ told, update, onPlay }: RecommendedProps): ReactNode {
  const words = useCatalogue(loadAdviceWords);
  const { words: all } = useText();
  const narrator = useNarrator(update.game);
  const names = update.seats.map(({ name }) => name);
  const [best, next] = told.options;
  const inWords = (decision: string): string => narrator.choices(told.view, [decision], names)[0]?.choices[0]?.words ?? decision;
  const expects = ({ win, lead }: Option<string>): string => words.expects(rounded(100 * win, 0), rounded(lead, 1));
  if (best === undefined) return <p>{words.failed}</p>;
  return (
    <>
      <p>
        {words.would} <strong className="advice-best">{inWords(best.decision)}</strong>
        <small>
          {expects(best)} · {all.table.sure(rounded(100 * told.sure, 0))}
        </small>
      </p>
      <p className="advice-ways">
        <Button look="gold" onClick={() => onPlay(best.decision)}>
          {words.play}
        </Button>
      </p>
      {next === undefined ? (
        <p>{words.only}</p>
      ) : (
        <p>
          {words.next} {inWords(next.decision)}
          <small>
            {expects(next)}. {words.gain(rounded(100 * (best.win - next.win), 0), rounded(best.lead - next.lead, 1))}
          </small>
        </p>
      )}
      <p>
        <small>{words.free}</small>
      </p>
    </>
  );
}
