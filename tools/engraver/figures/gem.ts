import type { Figure } from '../figure.ts';
import { folds } from '../kit/drapery.ts';
import { threeQuarters } from '../kit/faces.ts';
import { bareFoot } from '../kit/feet.ts';
import { grip, openHand } from '../kit/hands.ts';
import { arm, leg, muscles } from '../kit/limbs.ts';
import { curls } from '../kit/plain-hair.ts';
import { HARD, SOFT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';

/**
 * The Twins, arm in arm, drawn upright and laid along the line from the heads to the feet. Castor with a spear: the head, tau the breast, Mebsuta the thigh, Tejat and
 * Propus shin and foot. Pollux with a club: the head, upsilon the neck, Wasat the waist, Mekbuda the thigh, Alhena and Alzirr the feet, lambda the hand.
 */
export const figure: Figure = {
  draw(pen) {
    const pair = pen.at('@alf', -54);
    // Castor's cloak, blown behind his arm, and his javelin
    const cloak = pair.part('66,104 110,230 136,360 140,470 158,482 176,464 196,474 214,454 236,458 276,430 240,350 200,240 112,110', {
      ink: '1-12',
      w: 2.8,
    });
    folds(pair, ['120,190 166,330 176,462', '140,180 196,320 214,452'], { ring: cloak, tone: 12 });
    pair.part('174,214! 182,212! 246,640! 238,642!', { w: 2.3 });
    pair.part('242,636! 224,664 254,736! 264,658!', { w: 2.7 });
    pair.line('243,642 254,730', 1.5, HARD);
    // Castor's arm over his brother's shoulders
    arm(pair, '-60,116 -170,72 -262,92', 52, { back: -1, tone: 0 });
    pollux(pair);
    castor(pair);
  },
};

function pollux(pair: Pen): void {
  // club
  const club = pair.part('-444,452! -424,448! -416,560 -404,660 -402,740 -424,776 -462,780 -484,744 -476,660 -456,560', { w: 2.9 });
  pair.shade(club, '6-9', 18, { spacing: 6.6 });
  for (const place of ['-440,620', '-452,690', '-424,700', '-440,744'])
    pair.at(place).line('-10,1 -3,-6 8,-3 10,4 1,7', 1.7, { taper: [0.2, 0.4] });
  // legs
  bareFoot(pair.at('-356,776', 168, 1, true));
  leg(pair, '-284,430 -338,606 -356,780', 96, { back: 1, tone: 0 });
  bareFoot(pair.at('-204,776', 24, 0.96));
  leg(pair, '-216,430 -214,606 -206,782', 96, { back: -1, tone: 0 });
  pair.lines(
    ['-352,596 -338,584 -322,594', '-232,596 -216,586 -200,596', '-330,650 -338,700 -344,740', '-206,650 -204,700 -202,740'],
    1.7,
    SOFT,
  );
  pair.band('-232,640 -222,710 -220,760', 16, { side: -1, spacing: 7 });
  // torso
  const torso = pair.part(
    '-206,46 -206,80 -240,98 -286,114 -298,150 -286,200 -284,262 -292,320 -314,372 -322,424 -240,456 -156,424 -156,370 -146,310 -120,250 -96,200 -80,150 -92,114 -136,96 -160,80 -160,46',
    { ink: '0-3 5-9 11-16', w: 3 },
  );
  pair.shade(torso, '5-8', 30, { spacing: 6.6 });
  muscles(pair.at('-186,98', 8, 0.86));
  const kilt = pair.part(
    '-302,352 -326,420 -344,500 -322,514 -300,502 -276,520 -250,508 -224,526 -196,508 -170,514 -140,496 -138,420 -154,352 -230,372',
    { ink: '0-12', w: 2.9 },
  );
  folds(pair, ['-276,376 -292,440 -300,500', '-236,384 -248,450 -250,506', '-196,380 -194,440 -196,506'], { ring: kilt, tone: 0 });
  pair.part('-300,338 -230,356 -152,338 -152,362 -230,382 -304,362', { w: 2.5 });
  pair.line('-298,350 -230,369 -154,350', 1.4, HARD);
  // the arm with the club
  arm(pair, '-282,140 -372,268 -430,420', 62, { back: 1, tone: 0 });
  pair.line('-300,124 -318,150 -316,182', 1.9, SOFT);
  grip(pair.at('-426,424', 96, 1, true));
  // his brother's hand
  openHand(pair.at('-262,90', 134, 0.84), { spread: 0.8 });
  // head, turned to his brother
  const head = pair.at('@bet', 6);
  pair.part('-208,40 -208,92 -184,110 -158,92 -158,36', { ink: '0-1 3-4', w: 2.7 });
  threeQuarters(head);
  curls(head);
}

function castor(pair: Pen): void {
  // legs
  bareFoot(pair.at('-70,776', 156, 0.96, true));
  leg(pair, '-22,430 -64,606 -70,782', 96, { back: 1, tone: 0 });
  bareFoot(pair.at('80,780', 16, 0.98));
  leg(pair, '58,430 62,606 80,784', 98, { back: -1, tone: 0 });
  pair.band('32,560 40,620 60,700 70,750', 18, { side: -1, spacing: 7 });
  pair.lines(['-80,596 -66,584 -50,594', '46,596 62,586 78,596', '-62,650 -68,700 -70,740', '66,650 74,700 78,740'], 1.7, SOFT);
  // torso
  const torso = pair.part(
    '-24,46 -24,80 -58,96 -104,112 -120,146 -108,200 -86,256 -74,310 -74,364 -72,420 16,456 112,420 108,366 94,310 98,256 110,204 122,148 108,112 62,96 24,80 24,46',
    { ink: '0-8 12-20', w: 3.1 },
  );
  pair.shade(torso, '4-8', 34, { spacing: 6.6 });
  muscles(pair.at('2,98', -4, 0.9));
  // Pollux's hand at his waist
  openHand(pair.at('94,296', 172, 0.84, true), { spread: 0.8 });
  const kilt = pair.part(
    '-78,356 -90,430 -104,510 -80,524 -58,508 -30,530 -4,514 26,538 52,520 80,536 104,518 136,522 124,430 110,352 20,378',
    { ink: '0-13', w: 3 },
  );
  folds(pair, ['-48,376 -56,440 -58,506', '-10,388 -8,450 -4,512', '36,388 48,450 52,518', '78,372 96,440 104,516'], {
    ring: kilt,
    tone: 15,
  });
  pair.part('-76,340 20,362 108,336 112,362 20,388 -78,364', { w: 2.5, tone: 6 });
  // the arm with the spear
  arm(pair, '112,150 152,256 196,344', 60, { back: -1, tone: 0 });
  const shoulder = pair.part('66,98 104,104 134,128 146,170 140,212 116,214 92,180', { ink: '0-4', w: 3 });
  pair.shade(shoulder, '4-6', 14);
  pair.line('100,130 108,170 118,206', 1.9, SOFT);
  grip(pair.at('192,338', 66, 0.96));
  // head, looking back to Pollux
  pair.part('-24,40 -26,92 0,112 26,92 24,40', { ink: '0-1 3-4', w: 2.7 });
  const head = pair.at('@alf', 172, 1, true);
  threeQuarters(head);
  curls(head);
}
