import type { ReactNode } from 'react';

export function GamesPage(): ReactNode {
  return null;
}
