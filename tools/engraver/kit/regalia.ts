import { HARD } from '../line-styles.ts';
import type { Pen } from '../pen.ts';
import { oval } from './shapes.ts';
import { tube } from './tubes.ts';

/** A crown for any face of `faces`: it sits on the hair, tipped back a little. Draw it last. */
export function crown(pen: Pen, { high = 46 } = {}): void {
  const top = -58 - high;
  // the far points, then the near ones
  pen.part(`-44,-66! -30,${top + 18}! -14,-74! 4,${top + 10}! 18,-76! 34,${top + 18}! 44,-68! 0,-60!`, { w: 2 });
  const ring = pen.part(
    `-56,-36 -64,${top + 8}! -38,-64! -24,${top - 6}! -4,-62! 14,${top - 8}! 28,-66! 50,${top + 4}! 50,-46 24,-38 0,-34 -28,-32`,
    { w: 2.7, tone: 12 },
  );
  pen.line('-58,-50 -30,-46 0,-48 24,-52 50,-60', 1.9, HARD);
  for (const gem of ['-42,-39', '-14,-39', '14,-43', '38,-50']) pen.at(gem).part(oval(0, 0, 5, 4.5, 8), { w: 1.5 });
  for (const ball of [`-64,${top + 4}`, `-24,${top - 10}`, `14,${top - 12}`, `51,${top}`])
    pen.at(ball).part(oval(0, 0, 6.5, 6.5, 10), { w: 2 });
  pen.shade(ring, '8-10', 12);
}

/** A sceptre from its foot to its head. */
export function sceptre(pen: Pen, foot: string, head: string, thick = 15): void {
  tube(pen, `${foot} ${head}`, [thick, thick], { w: 2.6, tone: 6 });
  const [[x0, y0], [x1, y1]] = [pen.spot(foot), pen.spot(head)];
  const top = pen.at(head, ((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI - pen.frame.degrees) * pen.frame.hand);
  top.part('-8,-14! 0,-14! 0,14! -8,14!', { w: 2.2 });
  top.part('0,-10 16,-34 34,-32 40,-16 32,-12 26,-16 24,-8 58,0 24,8 26,16 32,12 40,16 34,32 16,34 0,10', { w: 2.5, tone: 8 });
  top.part(oval(14, 0, 8, 8, 10), { w: 2 });
}
