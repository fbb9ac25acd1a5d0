/**
 * The engraved figure of a card, as `tools/engraver` prints it: paths on a square of `ENGRAVING_SIZE`, which is the inside of the card's chart.
 * Fill `wash` faintly by the even-odd rule, stroke the hatches in their widths, fill `lines`. Every stroke begins with an absolute M, from the back
 * of the figure to its front, so that it can be drawn stroke by stroke.
 */
export interface Engraving {
  readonly wash: string;
  readonly fine: string;
  readonly middle: string;
  readonly broad: string;
  readonly lines: string;
}

export const ENGRAVING_SIZE = 2000;

/** How wide the hatches are. */
export const HATCH_WIDTHS = { fine: 2, middle: 2.8, broad: 3.8 } as const;
