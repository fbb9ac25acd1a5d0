import type { ReactNode } from 'react';

export function RulesPage(_props: { readonly rule: string | null }): ReactNode {
  return null;
}
