import { type ReactNode, type RefObject, useEffect } from 'react';
import { Link } from '../../client/route/link.tsx';
import { useCatalogue } from '../../i18n/catalogue.ts';
import { loadExplanations, loadTerms } from '../../i18n/catalogues.ts';
import type { Explained } from '../../i18n/en/explained.ts';
import { TERM_RULES } from '../../i18n/terms.ts';
import { useText } from '../../i18n/use-text.ts';
import { TableIcon } from '../../ui/icons/table-icon.tsx';

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
  useEffect(() => {
    panel.current?.showPopover();
    if (byKey) panel.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [panel, byKey]);
  return (
    <section
      ref={panel}
      popover="manual"
      className={above ? 'help-panel help-panel-above' : 'help-panel'}
      aria-label={known === null ? help.button : terms[known]}
    >
      <header className="help-panel-head">
        <h2 tabIndex={-1}>{known === null ? help.button : terms[known]}</h2>
        <button type="button" className="icon-button" aria-label={help.close} title={help.close} onClick={onClose}>
          <TableIcon name="close" />
        </button>
      </header>
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
              <button type="button" aria-pressed={what === known} onClick={() => onAsk(what)}>
                {terms[what]}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** Only things with an explanation are marked as explaining themselves, and every one of them is a term. */
function isExplained(what: string | null): what is Explained {
  return what !== null && what in TERM_RULES;
}
