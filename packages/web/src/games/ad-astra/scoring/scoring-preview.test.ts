import {
  type AdAstraEvent,
  type AdAstraState,
  adAstra,
  boardOf,
  bundleOf,
  costOf,
  countOf,
  DIFFERENT,
  IDENTICAL,
  ITEMS,
  missingFor,
  placeName,
  sitesFor,
  yieldsOf,
} from '@astrarium/ad-astra';
import { at, type Logged } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import { walk } from '../../../../../../test/game-properties.ts';
import { BUILD_VERBS } from '../build/decisions.ts';
import { conversationOf, declinedAsMuch, kept } from '../trade/conversation.ts';
import { scoringPreview } from './scoring-preview.ts';

/** Tables of all sizes and both sets of costs; nothing that would end a random game early. */
const TABLES = [{ players: 3 }, { players: 4, rules: 'original' }, { players: 5, galaxy: 'uneven' }].map((options) => ({
  ...options,
  arcanum: false,
}));

/** Goes through a few random games; what is foretold before a decision is compared with what has come of it. */
function follow(
  options: (typeof TABLES)[number],
  before: (state: AdAstraState, seat: number, decision: string) => ((after: AdAstraState) => void) | undefined,
): void {
  for (const seed of [1, 2]) {
    let check: ((after: AdAstraState) => void) | undefined;
    const last = walk(adAstra, options, seed, (state, seat, decision) => {
      check?.(state);
      check = before(state, seat, adAstra.write(decision));
    });
    check?.(last);
  }
}

describe('what is foretold is what happens', () => {
  it.each(TABLES)('B4 a production gives everybody what its preview says: $players players', (game) => {
    let times = 0;
    follow(game, (state, seat, decision) => {
      if (!decision.startsWith('produce ')) return undefined;
      const resource = 'WFEXYZ'.indexOf(decision.slice(-1));
      const yields = yieldsOf(boardOf(adAstra.view(state, seat)), seat, resource);
      const had = state.hands.map((hand) => countOf(hand, resource));
      times += 1;
      return (after) => expect(after.hands.map((hand, who) => countOf(hand, resource) - at(had, who))).toEqual(yields);
    });
    expect(times).toBeGreaterThan(5);
  });

  it.each(TABLES)('B8.2, B8.4 a scoring brings what its preview says, bonus and all: $players players', (game) => {
    let times = 0;
    let ties = 0;
    follow(game, (state, seat, decision) => {
      if (!/^score (settlements|starships|terraformers|systems)$/.test(decision)) return undefined;
      const element = ['settlements', 'starships', 'terraformers', 'systems'].indexOf(decision.slice('score '.length));
      const { points, sure, bonus } = scoringPreview(adAstra.view(state, seat), element);
      const scores = state.scores.slice();
      times += 1;
      if (bonus < 0) ties += 1;
      expect(sure).toBe(true);
      return (after) => {
        expect(after.scores.map((score, who) => score - at(scores, who))).toEqual(points.map((own, who) => own + (who === bonus ? 3 : 0)));
      };
    });
    expect(times).toBeGreaterThan(3);
    expect(ties).toBeLessThan(times);
  });

  it('B8.3 nobody discards for more points than the preview allows, and some for just as many', () => {
    let reached = 0;
    for (const game of TABLES) {
      let most: readonly number[] = [];
      follow(game, (state, seat, decision) => {
        const element = decision === 'score identical' ? IDENTICAL : decision === 'score different' ? DIFFERENT : null;
        if (element !== null) most = scoringPreview(adAstra.view(state, seat), element).points;
        if (state.frames.at(-1)?.phase !== 'discard') return undefined;
        return (after) => {
          const scored = after.deed.scored[seat] ?? 0;
          if (after.step !== 'discards') return;
          expect(scored).toBeLessThanOrEqual(at(most, seat));
          if (scored > 1 && scored === most[seat]) reached += 1;
        };
      });
    }
    expect(reached).toBeGreaterThan(5);
  });

  it.each(TABLES)('B6 an item can be built just where nothing of its price, no pawn and no place is missing: $players players', (game) => {
    const built = new Set<string>();
    const lacking = new Set<string>();
    follow(game, (state, seat) => {
      if (state.frames.at(-1)?.phase !== 'build') return undefined;
      const view = adAstra.view(state, seat);
      const legal = adAstra.legal(state, seat).map((decision) => adAstra.write(decision));
      for (const [index, item] of ITEMS.entries()) {
        const own = at(view.seats, seat);
        const missing = missingFor(costOf(view.rules, index), own.hand ?? 0);
        const sites = sitesFor(boardOf(view), seat, index).map(placeName);
        const open = legal.filter((decision) => decision.startsWith(`${BUILD_VERBS[item]} `));
        const can = at(own.supply, index) > 0 && missing.cards === 0 && !missing.ore && (item === 'starship' || sites.length > 0);
        expect(open.length > 0, `${item}: ${JSON.stringify(missing)}, ${sites.join(' ')}`).toBe(can);
        (can ? built : lacking).add(item);
        if (can && item !== 'starship') expect([...new Set(open.map((decision) => decision.split(' ')[1]))]).toEqual(sites);
      }
      return undefined;
    });
    expect(built.size).toBeGreaterThan(2);
    expect(lacking.size).toBe(ITEMS.length);
  });

  it('B12.1 tells the Ore of choice from those that the item always costs', () => {
    const starship = costOf('original', 0);
    expect(missingFor(starship, bundleOf('XYZ'))).toEqual({ cards: 0, ore: true });
    expect(missingFor(starship, bundleOf('XYYZ'))).toEqual({ cards: 0, ore: false });
    expect(missingFor(starship, bundleOf('WXX'))).toEqual({ cards: bundleOf('YZ'), ore: false });
  });
});

describe('what has been said on a Trade card', () => {
  const log = [
    { kind: 'offered', seat: 2, to: 0, id: 1, give: bundleOf('E'), want: bundleOf('W'), rule: 'B7.3' },
    { kind: 'revealed', seat: 0, space: 4, card: 7, rule: 'B3.2' },
    { kind: 'offered', seat: 0, to: 1, id: 1, give: bundleOf('WW'), want: bundleOf('E'), rule: 'B7.3' },
    { kind: 'declined', seat: 1, id: 1, rule: 'B7.3' },
    { kind: 'offered', seat: 0, to: 2, id: 2, give: bundleOf('W'), want: bundleOf('F'), rule: 'B7.3' },
    { kind: 'countered', seat: 2, to: 0, id: 2, give: bundleOf('F'), want: bundleOf('WW'), rule: 'B7.3' },
    { kind: 'accepted', seat: 0, id: 2, rule: 'B7.3' },
  ].map((event, version) => ({ event: event as AdAstraEvent, version }) as Logged<AdAstraEvent>);

  it('is what came since the card was turned up, each offer with its answers', () => {
    expect(conversationOf(log)).toEqual([
      { from: 0, to: 1, give: bundleOf('WW'), want: bundleOf('E'), counter: null, answer: 'declined' },
      {
        from: 0,
        to: 2,
        give: bundleOf('W'),
        want: bundleOf('F'),
        counter: { give: bundleOf('F'), want: bundleOf('WW') },
        answer: 'accepted',
      },
    ]);
  });

  it('warns of an offer that is no better than one that was declined, and of no other', () => {
    const said = conversationOf(log);
    expect(declinedAsMuch(said, 1, bundleOf('W'), bundleOf('E'))).toBe(true);
    expect(declinedAsMuch(said, 1, bundleOf('WW'), bundleOf('FE'))).toBe(true);
    expect(declinedAsMuch(said, 1, bundleOf('WWF'), bundleOf('E'))).toBe(false);
    expect(declinedAsMuch(said, 1, bundleOf('W'), bundleOf('F'))).toBe(false);
    expect(declinedAsMuch(said, 2, bundleOf('W'), bundleOf('E'))).toBe(false);
  });

  it('puts a refusal into kind words: too little, or the rarest card that was asked for', () => {
    expect(kept({ give: bundleOf('W'), want: bundleOf('FE') }, bundleOf('FE'))).toBe('little');
    expect(kept({ give: bundleOf('W'), want: 0 }, bundleOf('FE'))).toBe('gift');
    expect(kept({ give: bundleOf('WW'), want: bundleOf('FE') }, bundleOf('FFE'))).toBe(2);
  });
});
