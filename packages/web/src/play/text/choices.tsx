import type { ReactNode } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Pressable } from '../../ui/pressable.tsx';
import type { NumberedChoice, NumberedGroup } from './number-choices.ts';

interface ChoicesProps {
  readonly groups: readonly NumberedGroup[];
  readonly onDecide: (notation: string) => void;
}

/** More choices than this are folded up under what they are about. */
const MOST_AT_ONCE = 24;

/** Everything that may be decided, as a list of buttons. */
export function Choices({ groups, onDecide }: ChoicesProps): ReactNode {
  const words = usePageText().words.textTable;
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  const folded = count > MOST_AT_ONCE && groups.length > 1;
  return (
    <section className="text-choices" aria-label={words.choicesLabel}>
      {groups.map(({ heading, choices }) =>
        folded && choices.length > 1 ? (
          <details key={heading} className="text-group">
            <summary>{words.groups(heading, choices.length)}</summary>
            <ChoiceList choices={choices} onDecide={onDecide} />
          </details>
        ) : (
          <div key={heading} className="text-group">
            <h3>{heading}</h3>
            <ChoiceList choices={choices} onDecide={onDecide} />
          </div>
        ),
      )}
    </section>
  );
}

interface ChoiceListProps {
  readonly choices: readonly NumberedChoice[];
  readonly onDecide: (notation: string) => void;
}

function ChoiceList({ choices, onDecide }: ChoiceListProps): ReactNode {
  return (
    <ol>
      {choices.map(({ number, words, notation }) => (
        <li key={notation}>
          <Pressable className="text-choice" onClick={() => onDecide(notation)}>
            <span className="text-choice-number">{number}</span>
            <span className="text-choice-words">{words}</span>
            <span className="text-choice-notation" aria-hidden="true">
              {notation}
            </span>
          </Pressable>
        </li>
      ))}
    </ol>
  );
}
