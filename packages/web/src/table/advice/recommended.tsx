import type { Option } from '@astrarium/bots';
import type { ReactNode } from 'react';
import type { TableUpdate } from '../../host/messages.ts';
import { useAdviceText } from '../../text/use-advice-text.ts';
import { useText } from '../../text/use-text.ts';
import { useNarrator } from '../../text-table/use-narrator.ts';
import type { Told } from './ask-master.ts';

interface RecommendedProps {
  readonly told: Told;
  readonly update: TableUpdate;
}

/** The best decision and the one after it, in words, with what is expected of each. */
export function Recommended({ told, update }: RecommendedProps): ReactNode {
  const words = useAdviceText();
  const { words: all, language } = useText();
  const narrator = useNarrator(update.game);
  const names = update.seats.map(({ name }) => name);
  const [best, next] = told.options;
  const inWords = (decision: string): string => narrator.choices(told.view, [decision], names)[0]?.choices[0]?.words ?? decision;
  const points = (value: number, signed = false): string =>
    value.toLocaleString(language, { maximumFractionDigits: 1, signDisplay: signed ? 'always' : 'never' });
  const expects = ({ win, lead }: Option<string>): string =>
    words.expects(Math.round(100 * win), (lead < 0 ? words.behind : words.ahead)(points(lead)));
  if (best === undefined) return <p>{words.failed}</p>;
  return (
    <>
      <p>
        {words.would} <strong className="advice-best">{inWords(best.decision)}</strong>
        <small>
          {expects(best)} · {all.table.sure(Math.round(100 * told.sure))}
        </small>
      </p>
      {next === undefined ? (
        <p>{words.only}</p>
      ) : (
        <p>
          {words.next} {inWords(next.decision)}
          <small>
            {expects(next)}. {words.gain(points(100 * (best.win - next.win), true), points(best.lead - next.lead, true))}
          </small>
        </p>
      )}
      <p>
        <small>{words.free}</small>
      </p>
    </>
  );
}
