import type { Engraving } from '../../packages/web/src/games/astra/engravings/engraving.ts';

/** Where the drawing of a card is kept for the page. */
export function fileOf(root: string, code: string): string {
  return `${root}packages/web/src/games/astra/engravings/${code}.json`;
}

export function textOf(engraving: Engraving): string {
  return `${JSON.stringify(engraving, null, 2)}\n`;
}
