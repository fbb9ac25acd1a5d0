import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from '../../client/route/link.tsx';
import { useCatalogue } from '../../i18n/catalogue.ts';
import { loadExplanations, loadTerms } from '../../i18n/catalogues.ts';
import type { Explained } from '../../i18n/en/explained.ts';
import { TERM_RULES } from '../../i18n/terms.ts';
import { useText } from '../../i18n/use-text.ts';
import { Panel } from '../../ui/panel.tsx';
import { Pressable } from '../../ui/pressable.tsx';

interface HelpPanelProps {
  readonly panel: RefObject<HTMLElement | null>;
  /** What is asked about, by what the table calls it; null while nothing is. */
  readonly asked: string | null;
  /** Everything in sight that can be explained. */
  readonly things: readonly string[];
  /** So that it never lies on what it is about. */
  readonly above: boolean;
  /** Was it opened by key? Then it takes the focus. */
  readonly byKey: boolean;
  readonly onAsk: (what: string) => void;
  readonly onClose: () => void;
}

/** What is asked about, in a sentence or two, with its rule; and a list of everything else, for those who can't point at it. */
export function HelpPanel({ panel, asked, things, above, byKey, onAsk, onClose }: HelpPanelProps): ReactNode {
  const { words } = useText();
  const { help, why } = words.table;
  const terms = useCatalogue(loadTerms);
  const explanations = useCatalogue(loadExplanations);
  const known = isExplained(asked) ? asked : null;
  const title = known === null ? help.button : terms[known];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    panel.current?.showPopover();
    if (byKey) heading.current?.focus({ preventScroll: true });
  }, [panel, byKey]);
  return (
    <Panel
      ref={panel}
      popover="manual"
      className={above ? 'help-panel help-panel-above' : 'help-panel'}
      aria-label={title}
      title={title}
      titleRef={heading}
      close={help.close}
      onClose={onClose}
    >
      <p aria-live="polite">
        {known === null ? help.prompt : explanations[known]}{' '}
        {known !== null && (
          <Link className="text-link why-rule" to={{ page: 'rules', rule: TERM_RULES[known] }}>
            {why.rule(TERM_RULES[known])}
          </Link>
        )}
      </p>
      <details className="help-others">
        <summary>{help.others}</summary>
        <ul>
          {things.filter(isExplained).map((what) => (
            <li key={what}>
              <Pressable aria-pressed={what === known} onClick={() => onAsk(what)}>
                {terms[what]}
              </Pressable>
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}

/** Only things with an explanation are marked as explaining themselves, and every one of them is a term. */
function isExplained(what: string | null): what is Explained {
  return what !== null && what in TERM_RULES;
}
