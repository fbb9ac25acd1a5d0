import type { Section } from '@astrarium/core';
import type { ReactNode } from 'react';

/** The parts of the table, each a heading and a list. */
export function SectionList({ sections }: { readonly sections: readonly Section[] }): ReactNode {
  return (
    <div className="text-sections">
      {sections.map(({ heading, lines, brief }) => (
        <section key={heading} className={brief === true ? 'text-section text-section-brief' : 'text-section'}>
          <h3>{heading}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
