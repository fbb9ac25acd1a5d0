import type { ReactNode } from 'react';
import { Link } from '../../route/link.tsx';
import type { Explained } from '../../text/explained.en.ts';
import { ruleOf } from '../../text/terms.ts';
import { useExplained } from '../../text/use-explained.ts';
import { useText } from '../../text/use-text.ts';

export function Explanation({ what }: { readonly what: Explained }): ReactNode {
  const words = useText().words.table.why;
  const rule = ruleOf(what);
  return (
    <p>
      {useExplained()[what]}{' '}
      <Link className="text-link why-rule" to={{ page: 'rules', rule }}>
        {words.rule(rule)}
      </Link>
    </p>
  );
}
