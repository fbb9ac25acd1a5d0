import { hoofedLeg, paw } from './kit/beasts.ts';
import { drapery, ribbon } from './kit/drapery.ts';
import { beard, hairAround, longHair, profile, shortHair, threeQuarters } from './kit/faces.ts';
import { feather } from './kit/feathers.ts';
import { bareFoot, boot, sandal } from './kit/feet.ts';
import { locks } from './kit/hair.ts';
import { grip, openHand, pointingHand } from './kit/hands.ts';
import { arm, leg, muscles } from './kit/limbs.ts';
import { berry, flower, leaf } from './kit/plants.ts';
import { scales } from './kit/scales.ts';
import { river, serpent } from './kit/serpents.ts';
import { jointedLeg, pincer } from './kit/shells.ts';
import { joint, tube } from './kit/tubes.ts';
import type { Pen } from './pen.ts';

/** What the kit offers, row by row: `npm run figures -- --kit`. */
export function drawSpecimen(pen: Pen): void {
  const woman = pen.at('110,110');
  profile(woman);
  longHair(woman);
  const man = pen.at('280,100');
  profile(man, { stern: true });
  beard(man);
  shortHair(man);
  const half = pen.at('430,110', 180, 1, true);
  threeQuarters(half);
  hairAround(half);
  threeQuarters(pen.at('540,110'), { stern: true });
  openHand(pen.at('620,60', 20));
  pointingHand(pen.at('620,150'));
  tube(pen, '786,20 786,200', [14, 14]);
  grip(pen.at('760,110'));
  openHand(pen.at('860,140', -60, 1, true), { spread: 1.6 });

  bareFoot(pen.at('60,300'));
  sandal(pen.at('200,300'));
  boot(pen.at('340,300'));
  arm(pen, '470,260 540,320 620,260', 46);
  arm(pen, '650,240 720,250 780,320', 46, { back: -1 });
  muscles(pen.at('890,220', 0, 0.6));

  leg(pen, '70,400 110,500 94,610', 76);
  leg(pen, '180,400 270,470 210,580', 76);
  hoofedLeg(pen, '340,390 366,470 358,540 358,610 372,650', 84, { front: -1 });
  hoofedLeg(pen, '450,390 432,470 480,540 470,610 452,652', 92, { hind: true, feathered: true });
  drapery(pen, '550,390 530,480 510,630', '620,390 660,480 700,630');
  ribbon(pen, '680,400 720,370 780,420 830,390 900,410', 24);
  flower(pen, '760,490', 36);
  leaf(pen, '800,470', '900,450', 36);
  berry(pen, '830,510', 12);
  feather(pen, '740,570', '860,560', 30);
  locks(pen, ['890,490 900,540 890,600', '920,490 930,550 930,620', '950,490 970,540 980,600'], '0-1 6x16, 0-0.6 5x14');
  paw(pen, '960,440');

  serpent(pen, '40,900 110,750 200,790 240,900 150,920 170,800 280,730 390,790 470,880', [4, 20, 30, 36, 40, 40, 36]);
  river(pen, '480,720 560,760 610,860 700,850 790,920', [16, 36, 50]);
  pincer(pen, '700,720', -10, 0.8);
  jointedLeg(pen, '860,680 900,740 960,760 980,820', [24, 20, 14, 9]);
  joint(pen, '860,800', '920,830', [40, 44, 34], { keels: 2 });
  scales(pen, '820,880 820,960', '960,880 960,960', 6, 5, { w: 1.6 });
}
