/**
 * Nothing here waits for a motion to begin or end, but React hears of each, and goes through all that lies around what moves: with many
 * stars that glow this adds up. So nobody is told.
 */
export function quietMotion(): void {
  for (const kind of MOTION) addEventListener(kind, (event) => event.stopPropagation(), { capture: true, passive: true });
}

const MOTION = [
  'animationstart',
  'animationiteration',
  'animationend',
  'animationcancel',
  'transitionrun',
  'transitionstart',
  'transitionend',
  'transitioncancel',
] as const;
