import { type KeyboardEvent, useState } from 'react';
import { type Direction, neighbour } from '../../../lib/spatial-navigation.ts';

interface Roving {
  /** The one button of the group that the Tab key stops at. */
  readonly stop: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (index: number) => void;
}

/** The arrows go from button to button of the group (its selector), row by row; Home and End to the first and last. */
export function useRoving(group: string, first: number): Roving {
  const [last, setLast] = useState<number | null>(null);
  return {
    stop: last ?? first,
    onKeyDown(event) {
      const buttons = [...(event.currentTarget.closest(group)?.querySelectorAll('button') ?? [])];
      const now = buttons.findIndex((button) => button === event.target);
      if (now < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = STEPS[event.key]?.(buttons, now);
      if (next === undefined) return;
      event.preventDefault();
      buttons[next]?.focus();
    },
    onFocus: setLast,
  };
}

type FocusMove = (buttons: readonly HTMLElement[], now: number) => number;

const STEPS: Readonly<Record<string, FocusMove>> = {
  ArrowLeft: (_, now) => Math.max(0, now - 1),
  ArrowRight: (_, now) => now + 1,
  ArrowUp: (buttons, now) => inRow(buttons, now, 'up'),
  ArrowDown: (buttons, now) => inRow(buttons, now, 'down'),
  Home: () => 0,
  End: (buttons) => buttons.length - 1,
};

/** The button above or below. */
function inRow(buttons: readonly HTMLElement[], now: number, direction: Direction): number {
  const places = buttons.map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  return neighbour(places, now, direction);
}
