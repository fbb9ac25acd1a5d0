import type { ReactNode } from 'react';

export function ResultPage(_props: { readonly id: string }): ReactNode {
  return null;
}
