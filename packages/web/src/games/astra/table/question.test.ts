import { astra } from '@astrarium/astra';
import { ASTRA_TEXT, asked } from '@astrarium/astra/text';
import { narrator } from '@astrarium/astra/text/in-words/en';
import { at, quickRandom, readSeed, Table } from '@astrarium/core';
import { expect, test } from 'vitest';
import { HUMAN } from '../../../client/local/messages.ts';
import { table as words } from '../../../i18n/en/table.ts';
import type { AstraSpoken } from '../use-astra-text.ts';
import { titleOf, turnOf } from './bar-turn.ts';
import type { Play } from './play.ts';
import { questionOf } from './question.ts';
import { restPreview } from './rest-preview.ts';

const text = { words: { table: words }, astra: ASTRA_TEXT.en } as unknown as AstraSpoken;
const NAMES = ['Ann', 'Ben', 'Cleo'];

/** Every moment of a few random games, as whoever decides sees it. */
function* moments(): Generator<Play> {
  for (const seed of ['1', '2', '3', '4']) {
    const table = Table.start(astra, { options: { players: 3, first: 0 }, seed: readSeed(seed) });
    const below = quickRandom(Number(seed));
    for (let seat = table.waitingFor()[0]; seat !== undefined; seat = table.waitingFor()[0]) {
      const decisions = table.legal(seat);
      const legal = new Set(decisions.map((decision) => astra.write(decision)));
      const seats = NAMES.map((name) => ({ name, ink: 'rose', player: HUMAN }));
      yield { view: table.view(seat), seat, legal, allowed: legal, seats } as unknown as Play;
      table.decide(seat, at(decisions, below(decisions.length)));
    }
    yield { view: table.view(0), seat: null, legal: new Set(), allowed: new Set(), seats: [] } as unknown as Play;
  }
}

const begins = (legal: ReadonlySet<string>, word: string): boolean => [...legal].some((decision) => decision.startsWith(word));

test('a turn is asked for what the rules allow, no more and no less', () => {
  const said = new Set<string>();
  for (const play of moments()) {
    const { view, legal } = play;
    if (view.frames.at(-1)?.phase !== 'turn' || view.turn.actionSkipped) continue;
    const question = questionOf(play, text);
    said.add(question);
    expect(/[Mm]ark a star to Observe/.test(question)).toBe(begins(legal, 'mark '));
    expect(/[Uu]se (?:an )?Abilit/.test(question)).toBe(begins(legal, 'use '));
    expect(question).toMatch(/\bRest\b/);
    if (view.journals[play.seat ?? 0]?.stardust === 0) expect(narrator.question(view, play.seat, NAMES)).not.toMatch(/mark a star/i);
  }
  expect(said.size).toBe(4);
});

test('it is nobody’s turn who only has a Boon to choose in another’s', () => {
  let picks = 0;
  for (const play of moments()) {
    const { view, seat } = play;
    const frame = view.frames.at(-1);
    if (frame === undefined || seat === null) continue;
    const own = turnOf(play, seat, words.bar);
    const elsewhere = turnOf({ ...play, view: { ...view, viewer: 'spectator' } }, seat, words.bar);
    const picking = seat !== view.active;
    if (picking) expect(asked(frame)).toContain(seat);
    picks += Number(picking);
    expect(own?.words).toBe(picking ? 'Your choice' : 'Your turn');
    expect(elsewhere?.words).toBe(picking ? `${NAMES[seat]} chooses` : `${NAMES[seat]}’s turn`);
    expect(titleOf(play, seat, words.titles)).toBe(picking ? '● Your choice' : '● Your turn');
  }
  expect(picks).toBeGreaterThan(5);
});

test('after the end no Rest is foretold', () => {
  let ended = 0;
  for (const { view } of moments()) {
    const preview = restPreview(view, 0);
    expect(preview === undefined).toBe(view.over);
    ended += Number(view.over);
  }
  expect(ended).toBe(4);
});
