import { useState } from 'react';
import type { Play } from '../play.ts';
import { firstLook, follow, type SkyMemory } from './follow.ts';

/** What the sky remembers from one update to the next. */
export function useFollowed({ view, news }: Play): SkyMemory {
  const [followed, setFollowed] = useState(() => firstLook(view, news));
  if (followed.view === view) return followed;
  const now = follow(followed, view, news);
  setFollowed(now);
  return now;
}
