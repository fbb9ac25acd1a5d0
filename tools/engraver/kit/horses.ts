import { FAINT, SOFT } from '../line-styles.ts';
import type { Pen, Ring } from '../pen.ts';
import { locks } from './hair.ts';

/** A horse's eye, 40 wide about the origin; x is where the muzzle is, y down. */
export function horseEye(pen: Pen): void {
  pen.line('-20,5 -10,-9 6,-11 20,2', 4, { taper: [0.3, 0.3] });
  pen.line('-18,6 -4,11 10,9 20,3', 2, { taper: [0.3, 0.3] });
  pen.dot('2,-0.5', 9.5);
  pen.line('-26,-2 -12,-19 8,-20 26,-8', 2, SOFT);
  pen.line('-14,15 0,19 16,14', 1.5, FAINT);
}

/** A horse's ear from its root (the origin) 60 along x; its opening is on the right. */
function horseEar(pen: Pen): void {
  pen.part('-6,-13 14,-19 36,-15 62,2! 44,10 22,16 -4,14', { ink: '0-6', w: 2.7 });
  pen.line('4,4 24,-2 46,0 60,2', 1.8, { taper: [0.3, 0.1] });
  pen.strands(['2,10 20,8 42,6', '4,6 22,2 44,2'], 6, { w: 1.3 });
}

/**
 * A horse's head from the side, mouth nearly closed: origin in its middle, x to the muzzle, y to the jaw; 240 long. Draw the neck first. Poll at -112,-40, throat at -96,66.
 */
export function horseHead(pen: Pen, { mane = true } = {}): Ring {
  horseEar(pen.at('-104,-46', -132, 0.95));
  const head = pen.part(
    '-116,-34 -92,-56 -58,-62 -18,-52 30,-40 74,-34 102,-33 118,-22 125,-4 119,10 109,16 112,26 104,38 88,40 72,33 38,38 0,52 -40,70 -78,74 -104,52 -116,10',
    { ink: '0-18', w: 2.8 },
  );
  pen.shade(head, '13-18', 20);
  horseEye(pen.at('-42,-28', 8, 0.62));
  pen.line('118,-8 106,-20 96,-14 101,-4', 2.6, { taper: [0.3, 0.3] });
  pen.line('110,-14 104,-17 100,-12 104,-8', 2.6, { taper: [0.3, 0.3] });
  pen.line('111,16 96,17 82,14', 2, { taper: [0.05, 0.5] });
  pen.line('-28,6 -18,34 -38,62', 1.8, SOFT);
  pen.band('-28,6 -18,34 -38,62', 16, { angle: 110 });
  pen.lines(['-16,-30 30,-16 74,-12', '-14,-22 20,-2 60,4'], 1.5, FAINT);
  pen.line('78,-30 84,-18 78,-6', 1.4, FAINT);
  horseEar(pen.at('-100,-34', -118, 1.05));
  if (mane)
    locks(pen, ['-108,-46 -92,-74 -66,-80 -44,-70', '-108,-44 -88,-64 -66,-68 -48,-58', '-106,-38 -90,-52 -76,-52 -64,-44'], '0.1-1 6x13', {
      w: 1.8,
      curl: 0.1,
    });
  return head;
}
