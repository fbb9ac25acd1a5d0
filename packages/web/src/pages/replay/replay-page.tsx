import type { ReactNode } from 'react';

export function ReplayPage(_props: { readonly id: string; readonly version: number | null }): ReactNode {
  return null;
}
