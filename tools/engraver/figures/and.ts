import type { Figure } from '../figure.ts';
import { drapery, folds, ribbon } from '../kit/drapery.ts';
import { threeQuarters } from '../kit/faces.ts';
import { bareFoot } from '../kit/feet.ts';
import { locks } from '../kit/hair.ts';
import { openHand } from '../kit/hands.ts';
import { arm, leg } from '../kit/limbs.ts';
import { chain } from '../kit/things.ts';
import { HARD, SOFT } from '../line-styles.ts';

/**
 * Andromeda, chained by both wrists and twisting away: Alpheratz the head, delta and pi the breast, Mirach, mu and nu the hem of the overfold about
 * her hips, Almach and Nembus the feet, zeta the fettered wrist. Drawn upright and laid along the line from the head to the feet.
 */
export const figure: Figure = {
  bleeds: ['right', 'bottom'],
  draw(pen) {
    const body = pen.at('@alf', 128.6);
    chain(pen, '932,404 962,452 1000,470 1050,462', 6);
    chain(pen, '@zet @zet-34,44 @zet-52,100', 6);
    // hair that streams behind the shoulders
    locks(
      body,
      ['-30,-56 -84,-34 -96,40 -150,96', '-40,-30 -78,10 -70,90 -112,160', '-36,0 -52,50 -40,110 -66,190', '-20,20 -26,70 -10,120 -24,180'],
      '0.3-1 9x22, 0.15-0.8 9x20, 0-0.6 8x18',
      { w: 2, curl: 0.1 },
    );
    // feet, the far one thrown back
    bareFoot(body.at('@51', 142, 0.95, true));
    leg(body, '-70,560 -104,700 -132,850', 88, { back: -1 });
    bareFoot(body.at('@gam1', 30, 0.95));
    leg(body, '70,560 96,700 128,872', 88, { back: -1 });
    // skirt
    const skirt = drapery(body, '-56,330 -112,450 -140,560 -176,680 -236,778', '84,330 136,450 156,560 152,680 172,790', {
      folds: 8,
      hem: 18,
      tone: 12,
    });
    folds(body, ['112,486 92,590 58,660 74,770', '-40,500 -30,600 -64,700 -84,800'], {
      ring: skirt,
      tone: 24,
    });
    // the fettered arms
    arm(body, '-50,140 -170,180 -280,166', 50, { back: 1 });
    openHand(body.at('-280,166', 176, 0.82), { spread: 1.3 });
    arm(body, '104,146 226,196 @zet', 50, { back: -1 });
    openHand(body.at('@zet', -34, 0.82, true), { spread: 1.4 });
    for (const wrist of [body.at('-272,167', 174), body.at('@zet', -44)])
      wrist.part('-8,-17 8,-17 11,0 8,17 -8,17 -5,0', { w: 2.4, tone: 10 });
    // neck and shoulders
    body.part('-22,34 -26,80 -46,106 -80,124 -74,160 -40,230 40,250 100,206 120,172 120,136 76,116 38,100 24,74 22,40', {
      ink: '0-4 9-13',
      w: 2.7,
    });
    body.lines(['-64,132 -26,134 4,150', '104,142 56,136 20,150', '20,64 12,110 8,148'], 1.7, SOFT);
    body.band('38,100 26,76 22,50', 20, { side: -1, angle: 75, spacing: 4.4 });
    // bodice
    const bodice = body.part(
      '-62,150 -64,196 -58,236 -44,284 -44,336 16,352 84,336 84,290 108,246 116,206 106,154 88,150 66,182 20,204 -26,184 -46,146',
      { ink: '0-4 6-10', w: 2.9, tone: 26 },
    );
    body.line('-62,150! -46,146! -26,184 20,204 66,182 88,150! 106,154!', 2.5, HARD);
    body.line('-52,158 -30,192 20,213 70,191 94,160', 1.5);
    for (const [x, k] of [
      [-22, 1],
      [66, 1],
    ] as const) {
      const breast = body.at(`${x},226`, 0, k);
      breast.line('-36,0 -22,26 6,30 34,8', 1.9, SOFT);
      breast.band('-34,4 -22,26 6,30 32,10', 14, { side: -1, angle: 70 });
    }
    folds(
      body,
      ['-52,170 -44,206 -26,238', '96,166 92,206 76,240', '-20,262 -10,300 -16,336', '14,256 18,300 16,344', '58,262 50,300 56,336'],
      { ring: bodice, tone: 10 },
    );
    // the overfold, caught by the girdle
    drapery(body, '-46,330 -84,392 -122,474', '86,330 116,392 144,470', { folds: 7, hem: 22, tone: 12, top: false });
    body.part('-48,320 16,338 88,320 90,342 16,360 -48,342', { w: 2.4 });
    body.rule('-44,326 16,342 84,326', '-44,340 16,357 86,340', 12, { w: 1.3, reach: [0.2, 0.8] });
    ribbon(body, '86,336 150,330 190,380 250,372 300,420', 24);
    // head, turned to the fettered hand
    const head = body.at('0,0', -16);
    threeQuarters(head);
    locks(head, ['4,-48 26,-64 42,-50 46,-18', '6,-46 24,-54 36,-40 40,-12', '8,-42 22,-46 32,-32 36,-14'], '0.15-1 6x12, 0-0.6 5x11', {
      w: 1.9,
      curl: 0.05,
    });
    locks(
      head,
      [
        '10,-50 -20,-74 -58,-56 -78,0 -84,60',
        '4,-46 -24,-58 -50,-34 -60,14 -72,76',
        '2,-42 -20,-42 -42,-20 -46,22 -54,70',
        '4,-38 -12,-34 -34,-16 -40,14 -38,48',
      ],
      '0.35-1 8x18, 0.2-0.8 9x17, 0-0.5 8x15',
      { w: 1.9, curl: 0.07 },
    );
    head.lines(['12,-52 -22,-52 -50,-18', '14,-46 -18,-45 -44,-14'], 2, { taper: [0.1, 0.1] });
  },
};
