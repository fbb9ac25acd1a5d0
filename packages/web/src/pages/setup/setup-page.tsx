import type { ReactNode } from 'react';

export function SetupPage(): ReactNode {
  return null;
}
