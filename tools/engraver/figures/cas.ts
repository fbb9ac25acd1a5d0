import type { Figure } from '../figure.ts';
import { drapery, folds } from '../kit/drapery.ts';
import { hairAround, threeQuarters } from '../kit/faces.ts';
import { sandal } from '../kit/feet.ts';
import { grip, openHand } from '../kit/hands.ts';
import { arm } from '../kit/limbs.ts';
import { crown } from '../kit/regalia.ts';
import { oval } from '../kit/shapes.ts';
import { HARD, SOFT } from '../line-styles.ts';

/**
 * Cassiopeia on her throne, mirror in hand, head down as she stands in the sky, so drawn upright and turned: Schedar the breast, Caph the hand on the
 * throne's back, Navi the waist, Ruchbah the knee, Segin the foot.
 */
export const figure: Figure = {
  draw(pen) {
    const queen = pen.at('@gam', 151.3);
    // throne: its leaning back, the side of its seat, cushion and footstool
    queen.part('-330,-236! -306,-266 -250,-290 -196,-268! -96,150! -226,180!', { w: 3, tone: 20 });
    queen.part('-296,-214! -276,-238 -240,-250 -212,-240! -128,110! -206,130!', { w: 2, wash: false });
    for (let k = 0; k < 2; k++) queen.at(`${-230 + k * 40},${-130 + k * 150}`, -14).part('0,-42! 20,0! 0,42! -20,0!', { w: 2 });
    queen.part('-348,-232! -318,-240! -196,196! -232,196!', { w: 2.8, tone: 12 });
    queen.part(oval(-336, -256, 21, 21, 12), { w: 2.6, tone: 10 });
    queen.part('-196,190! 150,190! 150,446! -196,446!', { w: 3, tone: 24 });
    queen.part('-160,222! 114,222! 114,414! -160,414!', { w: 2, wash: false });
    queen.part('-130,414! -130,320 -92,264 -23,244 46,264 84,320 84,414!', { w: 2.2, tone: 16 });
    queen.part(oval(-23, 344, 34, 34, 12), { w: 2.2, tone: 10 });
    queen.part('-232,150! 164,150! 164,196! -220,196!', { w: 3 });
    queen.part('-210,124 -110,104 0,100 120,112 150,132 120,152 -200,154', { w: 2.6 });
    queen.part('132,424! 316,424! 308,452! 150,452!', { w: 2.7 });
    // feet
    sandal(queen.at('176,388', 2, 0.86));
    sandal(queen.at('232,386', 2, 0.92));
    // skirt from the knees to the feet, and the lap over it
    drapery(queen, '116,150 140,220 146,290 130,366', '296,104 318,190 318,280 316,368', { folds: 4, hem: 15, tone: 16, top: false });
    const lap = queen.part('-78,10 -110,80 -96,140 -20,172 60,182 130,186 190,176 250,164 300,140 308,104 272,70 190,52 100,42 70,10', {
      ink: '0-6 8-13',
      w: 3.1,
      tone: 28,
    });
    folds(queen, ['290,112 230,128 150,160 60,168', '160,60 70,78 0,80 -70,66'], { ring: lap, tone: 16 });
    // far arm with the mirror
    queen.at('214,-236', -66).part('-10,-6! 70,-6! 70,6! -10,6!', { w: 2.3 });
    const mirror = queen.at('256,-330', 14);
    mirror.part(oval(0, 0, 46, 60, 14), { w: 2.8 });
    mirror.part(oval(-3, 0, 35, 48, 14), { w: 1.9 });
    mirror.lines(['-20,-22 4,-40', '-26,4 14,-30', '-20,24 20,-10'], 1.5, SOFT);
    arm(queen, '66,-310 130,-190 214,-234', 54, { back: 1, tone: 20 });
    grip(queen.at('204,-230', 22, 0.8));
    // near arm, laid on the throne's back
    openHand(queen.at('-280,-240', 196, 0.86), { spread: 1 });
    arm(queen, '-62,-316 -180,-200 -282,-236', 56, { back: -1, tone: 20 });
    // neck and shoulders
    queen.part('-24,-420 -22,-364 -60,-348 -90,-326 -84,-290 -40,-240 40,-230 86,-270 92,-316 62,-346 30,-362 26,-420', {
      ink: '0-4 8-11',
      w: 2.8,
      tone: 16,
    });
    queen.lines(['-70,-334 -30,-334 0,-318', '78,-330 44,-334 16,-318'], 1.7, SOFT);
    // necklace
    for (const pearl of ['-34,-340', '-22,-326', '-4,-317', '14,-318', '30,-328', '42,-342'])
      queen.at(pearl).part(oval(0, 0, 6, 6, 8), { w: 1.7 });
    // bodice
    const bodice = queen.part(
      '-84,-306 -82,-250 -72,-190 -62,-120 -66,-50 -82,30 0,52 84,30 72,-40 66,-110 80,-180 92,-240 92,-300 74,-296 40,-270 4,-262 -36,-272 -66,-300',
      {
        ink: '0-5 7-12',
        w: 3,
        tone: 24,
      },
    );
    queen.line('-84,-306! -66,-300! -36,-272 4,-262 40,-270 74,-296! 92,-300!', 2.5, HARD);
    for (const x of [-38, 44]) {
      const breast = queen.at(`${x},-224`);
      breast.line('-34,0 -20,28 8,32 34,8', 1.9, SOFT);
      breast.band('-20,-14 0,-20 20,-12', 12, { side: 1, angle: 70 });
    }
    folds(queen, ['-50,-170 -36,-100 -50,-20', '-10,-180 -4,-100 -10,20', '40,-176 32,-100 44,0'], { ring: bodice, tone: 12 });
    // girdle
    queen.part('-74,-20 0,4 74,-22 82,10 0,38 -82,12', { w: 2.6, tone: 8 });
    for (const gem of ['-46,6', '0,20', '48,4']) queen.at(gem).part(oval(0, 0, 6, 6, 8), { w: 1.7 });
    // head, turned to the mirror
    const head = queen.at('14,-444', 2, 1.06);
    threeQuarters(head);
    hairAround(head, { long: 62 });
    crown(head, { high: 34 });
  },
};
