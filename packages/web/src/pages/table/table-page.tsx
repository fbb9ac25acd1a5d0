import type { ReactNode } from 'react';

export function TablePage(_props: { readonly id: string }): ReactNode {
  return null;
}
