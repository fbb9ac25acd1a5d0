import type { Figure } from '../figure.ts';
import { earOfCorn } from '../kit/corn.ts';
import { drapery, folds } from '../kit/drapery.ts';
import { threeQuarters } from '../kit/faces.ts';
import { wing } from '../kit/feathers.ts';
import { bareFoot } from '../kit/feet.ts';
import { locks } from '../kit/hair.ts';
import { grip, openHand } from '../kit/hands.ts';
import { arm, leg } from '../kit/limbs.ts';
import { HARD, SOFT } from '../line-styles.ts';

/**
 * The Virgin, winged, with the ears of corn: Zavijava the head, Zaniah the shoulder, Porrima the girdle, Vindemiatrix the right hand, Spica the ear of corn in the left, Heze
 * the hip, 109 and mu the feet. Drawn upright and laid along the ecliptic, as she rises.
 */
export const figure: Figure = {
  draw(pen) {
    const body = pen.at('@bet', 90);
    wing(
      body,
      '-36,190 -106,132 -184,86 -250,62 -300,72 -336,118 -366,190',
      '-56,320 -130,404 -210,478 -286,528 -352,552 -404,546 -440,490',
      '-30,140 -104,66 -190,4 -268,-34 -338,-14 -384,66 -416,190 -436,340',
      { side: 1, flight: 11, coverts: [[0.5, 8]], plumage: 6, barbs: 0, bend: 0.07 },
    );
    wing(
      body,
      '96,190 164,132 240,86 304,62 354,72 390,118 420,190',
      '116,320 190,404 270,478 350,536 416,560 468,550 500,500',
      '90,140 160,66 244,4 322,-34 392,-14 442,66 478,190 504,340',
      { side: -1, flight: 11, coverts: [[0.5, 8]], plumage: 6, barbs: 0, bend: 0.07 },
    );
    // feet
    bareFoot(body.at('@109', 58, 0.84));
    leg(body, '10,560 0,690 0,814', 74, { back: -1, tone: 0 });
    bareFoot(body.at('@mu', 22, 0.84));
    leg(body, '110,560 176,660 146,796', 74, { back: -1, tone: 14 });
    // gown, blown back; a knee comes forward under it
    const skirt = body.part(
      '-34,286 -74,370 -88,470 -78,580 -96,680 -150,760! -112,790 -70,764 -40,796 -4,790 26,744 52,782 88,794 110,752 146,776 190,764 226,722! 196,668 204,600 210,540 192,470 156,380 100,286',
      { ink: '0-5 5-16 16-21', w: 3, taper: [0.03, 0.03] },
    );
    folds(
      body,
      [
        '0,350 50,440 120,486 196,510',
        '-40,430 -30,540 -56,650 -70,764',
        '204,560 160,610 120,670 110,752',
        '20,470 50,560 40,650 26,744',
        '176,540 110,600 70,680 52,780',
      ],
      { ring: skirt, tone: 17 },
    );
    pen.shade(skirt, '16-20', 26);
    // the right arm
    arm(body, '-54,146 -134,254 @eps', 48, { back: 1, tone: 0 });
    openHand(body.at('@eps', 118, 0.84, true), { spread: 1.1 });
    // corn, then the hand that holds it
    for (const way of ['170,404 250,416 330,412 436,380', '170,420 246,452 330,478 430,488'])
      earOfCorn(body, way, { size: 20, share: 0.66, awns: 46, grains: 7 });
    arm(body, '106,148 190,270 200,396', 48, { back: -1 });
    grip(body.at('200,392', 104, 0.84, true));
    // neck and shoulders
    body.part('-20,34 -22,76 -40,102 -74,122 -70,160 -40,230 40,250 100,206 124,172 120,138 80,114 42,98 26,74 24,40', {
      ink: '0-4 9-13',
      w: 2.7,
    });
    body.lines(['-60,130 -22,132 8,148', '108,142 60,134 24,148', '20,64 14,110 12,146'], 1.7, SOFT);
    body.band('42,98 28,76 24,50', 20, { side: -1, angle: 75, spacing: 4.4 });
    // bodice
    const bodice = body.part('-62,150 -64,196 -54,240 -38,286 32,304 98,286 104,246 118,206 110,154 90,148 62,180 20,194 -24,180 -46,146', {
      ink: '0-3 5-8',
      w: 2.9,
    });
    body.line('-62,150! -46,146! -24,180 20,194 62,180 90,148! 110,154!', 2.5, HARD);
    body.line('-53,158 -28,189 20,204 68,188 97,159', 1.5);
    for (const x of [-20, 70]) {
      const breast = body.at(`${x},222`);
      breast.line('-34,0 -20,24 6,28 32,8', 1.9, SOFT);
      breast.band('-32,4 -20,24 6,28 30,10', 13, { side: -1, angle: 70 });
    }
    body.lines(['-14,250 -6,270 -8,290', '24,246 28,270 28,296', '66,252 60,272 64,288'], 1.8, SOFT);
    pen.shade(bodice, '5-7', 24);
    // overfold and girdle
    drapery(body, '-38,288 -84,346 -128,404', '100,288 144,346 184,426', { folds: 3, hem: 24, tone: 12, top: false });
    body.part('-42,276 32,294 102,276 104,298 32,317 -42,298', { w: 2.4 });
    body.rule('-38,282 32,299 98,282', '-38,296 32,314 100,296', 9, { w: 1.3, reach: [0.2, 0.8] });
    // head, turned to the corn
    const head = body.at('2,-2', 10, 0.98);
    locks(head, ['-30,-40 -66,-10 -60,50 -78,110', '-34,-20 -50,20 -40,70 -50,130', '-24,10 -34,50 -22,90 -28,130'], '0-1 4x34', {
      w: 2,
      curl: 0.09,
    });
    threeQuarters(head);
    locks(head, ['4,-48 26,-64 42,-50 46,-18', '6,-46 24,-54 36,-40 40,-12', '8,-42 22,-46 32,-32 36,-14'], '0-1 4x15', {
      w: 1.9,
      curl: 0.05,
    });
    locks(
      head,
      ['10,-50 -20,-74 -58,-56 -70,-10 -66,40', '4,-46 -24,-58 -50,-34 -56,4 -54,44', '2,-42 -20,-42 -42,-20 -46,12 -42,44'],
      '0-1 6x22',
      { w: 1.9, curl: 0.07 },
    );
    head.lines(['14,-50 -18,-54 -50,-24', '16,-44 -16,-46 -46,-18'], 2, { taper: [0.1, 0.1] });
  },
};
