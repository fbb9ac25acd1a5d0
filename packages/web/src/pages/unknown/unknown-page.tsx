import type { ReactNode } from 'react';

export function UnknownPage(_props: { readonly path: string }): ReactNode {
  return null;
}
