import { costOf, ITEMS, type RuleSet } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { CostSigns, costInWords } from '../build/cost-signs.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';

/** What each item costs at this table (B6.2, B12.1). */
export function Costs({ rules }: { readonly rules: RuleSet }): ReactNode {
  const text = useAdAstraText();
  return (
    <dl className="reference-lines">
      {ITEMS.map((item, index) => {
        const cost = costOf(rules, index);
        return (
          <div key={item}>
            <dt>{text.words.holdings.items[item]}</dt>
            <dd>
              <CostSigns cost={cost} />
              <span className="visually-hidden">{costInWords(cost, text)}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
