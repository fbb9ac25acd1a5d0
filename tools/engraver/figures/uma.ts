import type { Figure } from '../figure.ts';
import { bearHead, bearPaw, coat, pelt } from '../kit/pelts.ts';
import { SOFT } from '../line-styles.ts';

/**
 * The Great Bear, walking uphill, drawn on level ground and turned: Alkaid, Mizar and Alioth the tail, Megrez its root, Dubhe the back, Merak the flank,
 * Phecda and chi the thigh, psi the knee, Alula and Tania the hind feet, Talitha the forefoot, Muscida the muzzle.
 */
export const figure: Figure = {
  draw(pen) {
    const bear = pen.at('@nu', -38);
    // tail
    const tail = pelt(bear, '190,-446 120,-516 40,-580 -46,-602 -140,-578 -96,-546 -36,-536 30,-516 96,-462 150,-410', {
      fur: '0-4',
      against: '4-8',
      long: 30,
      pitch: 20,
      w: 2.5,
    });
    bear.shade(tail, '5-9', 15);
    coat(bear, ['170,-436 100,-506 20,-568 -60,-588 -130,-572', '150,-416 90,-470 30,-528 -40,-550 -110,-556'], 60, {
      long: 28,
      clip: tail.region,
    });
    // far forefoot, lifted for the next step
    const farFore = pelt(bear, '500,-250 540,-170 574,-128 610,-96 640,-120 628,-160 606,-210 590,-280', {
      ink: '4-6',
      against: '1-3',
      long: 22,
      pitch: 20,
      w: 2.6,
    });
    bear.shade(farFore, '0-3', 24);
    bearPaw(bear.at('606,-122', 24, 0.6));
    // far hind leg
    const farHind = pelt(bear, '190,-240 210,-160 212,-104 204,-50 200,8 258,-4 262,-50 284,-104 326,-150 320,-240', {
      fur: '',
      against: '1-4',
      ink: '6-8',
      long: 20,
      pitch: 20,
      w: 2.6,
    });
    bear.shade(farHind, '6-8', 30);
    bear.shade(farHind, '1-4', 18);
    bearPaw(bear.at('232,-14', 0, 0.8), { heel: true });
    // body
    const body = pelt(
      bear,
      '530,-386 470,-432 410,-436 340,-412 260,-428 190,-446 126,-420 84,-350 80,-250 130,-180 220,-152 310,-136 400,-140 480,-164 560,-196 600,-270 590,-350',
      { fur: '0-8', against: '10-14', long: 26, pitch: 21, w: 2.6 },
    );
    bear.shade(body, '9-14', 44, { bend: 0.16 });
    coat(
      bear,
      [
        '500,-390 400,-410 300,-396 180,-420',
        '520,-340 400,-360 280,-340 110,-370',
        '530,-280 420,-300 300,-270 160,-250',
        '530,-220 430,-200 320,-170 220,-180',
      ],
      230,
      { long: 27, clip: body.region, dense: (share) => (share < 0.3 ? 0.3 : 0.25 + 0.7 * share) },
    );
    // near hind leg
    const hind = pelt(
      bear,
      '130,-400 84,-340 60,-270 56,-210 30,-164 -4,-128 -38,-92 -52,-52 -50,-6 -38,26 30,-6 36,-44 62,-82 104,-112 152,-140 190,-178 210,-230 214,-290 190,-350',
      { fur: '1-7', ink: '7-9 10-16', long: 24, pitch: 20, w: 2.8 },
    );
    bear.shade(hind, '10-16', 30);
    bear.line('-30,-86 -6,-80 14,-62', 1.8, SOFT);
    bear.line('206,-330 216,-270 200,-200 178,-148', 2.2, SOFT);
    bear.band('210,-330 218,-270 204,-200 186,-154', 24, { side: -1, spacing: 6 });
    coat(bear, ['110,-350 76,-250 30,-140 -20,-50', '150,-340 120,-240 70,-140 10,-40', '190,-330 176,-240 140,-150 50,-50'], 110, {
      long: 26,
      clip: hind.region,
    });
    bearPaw(bear.at('-6,-2', 0, 0.98), { heel: true });
    // near foreleg
    const fore = pelt(
      bear,
      '400,-330 396,-250 424,-190 452,-140 466,-90 470,-40 464,-4 476,20 556,-10 576,-60 580,-120 590,-180 590,-250 560,-330 480,-370',
      { against: '2-5', ink: '5-7 9-12', long: 22, pitch: 20, w: 2.8 },
    );
    bear.shade(fore, '9-12', 32);
    bear.line('410,-350 390,-270 410,-206 446,-156', 2.3, SOFT);
    bear.band('408,-340 390,-270 408,-210 440,-164', 22, { side: 1, spacing: 6 });
    coat(bear, ['430,-340 420,-240 480,-120 500,-20', '490,-340 480,-240 524,-130 530,-30', '550,-310 560,-220 560,-130 556,-40'], 120, {
      long: 26,
      clip: fore.region,
    });
    bearPaw(bear.at('500,-10', 0, 0.8), { heel: true });
    // neck and head
    const neck = pelt(bear, '560,-400 500,-420 440,-420 440,-330 490,-260 540,-214 590,-216 600,-290', {
      fur: '0-2',
      against: '4-6',
      long: 26,
      pitch: 20,
      w: 2.6,
    });
    coat(
      bear,
      ['560,-396 510,-410 450,-414', '530,-350 490,-360 440,-340', '540,-300 500,-300 460,-280', '580,-250 550,-230 510,-220'],
      60,
      { long: 26, clip: neck.region },
    );
    bearHead(bear.at('562,-318', 24, 0.98), { open: true });
  },
};
