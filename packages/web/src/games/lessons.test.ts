import { type AdAstraView, adAstra, lettersOf } from '@astrarium/ad-astra';
import { AIR, type AstraView, astra, cardByCode, cardLimit, cardOf } from '@astrarium/astra';
import { type AnyGame, at, readSeed, Table } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { LocalTables } from '../client/local/local-tables.ts';
import { HUMAN, type TableUpdate } from '../client/local/messages.ts';
import { memoryStore } from '../client/local/store.ts';
import type { LessonWords } from '../i18n/en/lesson.ts';
import { LEARNER, type Lesson, placeIn, scriptOf } from '../play/guidance/lesson.ts';
import { readProgress } from '../play/guidance/progress.ts';
import { adAstraLesson } from './ad-astra/lesson/ad-astra-lesson.ts';
import { lesson as adAstraEn } from './ad-astra/words/en/lesson.ts';
import { lesson as adAstraFr } from './ad-astra/words/fr/lesson.ts';
import { astraLesson } from './astra/lesson/astra-lesson.ts';
import { lesson as astraEn } from './astra/words/en/lesson.ts';
import { lesson as astraFr } from './astra/words/fr/lesson.ts';

interface Subject {
  readonly lesson: Lesson;
  readonly rules: AnyGame;
  readonly texts: readonly LessonWords[];
  readonly ruleLetter: string;
}

const SUBJECTS: readonly Subject[] = [
  { lesson: astraLesson, rules: astra, texts: [astraEn, astraFr], ruleLetter: 'A' },
  { lesson: adAstraLesson, rules: adAstra, texts: [adAstraEn, adAstraFr], ruleLetter: 'B' },
];

describe.each(SUBJECTS)('the lesson of $lesson.game', ({ lesson, rules, texts, ruleLetter }) => {
  test('every scripted decision can be taken at its step, and is offered to whoever takes it', () => {
    const table = Table.start(rules, { options: lesson.options, seed: readSeed(lesson.seed) });
    for (const { seat, do: text } of scriptOf(lesson)) {
      const offered = table.legal(seat).map((decision) => rules.write(decision));
      expect(offered).toContain(text);
      expect(table.decide(seat, rules.read(text)).kind).toBe('done');
    }
  });

  test('every step has its words in both languages, every word a step, and every rule its letter', () => {
    for (const { steps } of texts) {
      expect(Object.keys(steps)).toEqual(lesson.steps.map(({ id }) => id));
      for (const { id, does, rule } of lesson.steps) {
        expect(Object.keys(steps[id] ?? {})).toEqual(does === undefined ? ['ask'] : ['ask', 'hint', 'did']);
        expect(rule.startsWith(ruleLetter)).toBe(true);
      }
    }
  });

  test('is played at a local table: the others keep to the script, and then decide for themselves', async () => {
    const { host, look, pass } = await aTableOf(lesson);
    for (const { does = [], others = [] } of lesson.steps) {
      for (const decision of does) {
        const { legal, scripted, table, version } = look();
        expect(scripted).toBe(true);
        expect(legal[LEARNER]).toContain(decision);
        await host.ask('decide', { table, seat: LEARNER, decision, id: `${version}` });
      }
      const before = look().version;
      for (let turn = 0; turn < others.length; turn += 1) await pass();
      expect(look().version).toBe(before + others.length);
    }
    const { table, version, scripted, viewer } = look();
    expect({ version, scripted, viewer }).toEqual({ version: scriptOf(lesson).length, scripted: false, viewer: LEARNER });
    const { record } = await host.ask('exportRecord', { table });
    expect(record.decisions).toEqual(scriptOf(lesson));
    // Somebody goes on: the learner, or in Astra the Adept.
    const seat = at(look().waitingFor, 0);
    if (seat === LEARNER) await host.ask('decide', { table, seat, decision: look().legal[seat]?.[0] ?? '', id: 'free' });
    await pass();
    expect(look().version).toBeGreaterThan(version);
  });

  test('has a place for every decision, remembers what was read, and follows an undo', () => {
    const script = scriptOf(lesson);
    const { steps } = lesson;
    const walked: string[] = [];
    let remembered = 0;
    for (let version = 0; version <= script.length; ) {
      const place = placeIn(lesson, remembered, version);
      expect(placeIn(lesson, place.step, version)).toEqual(place);
      if (place.step !== remembered || walked.length === 0) {
        const id = steps[place.step]?.id;
        if (id !== undefined && walked.at(-1) !== id) walked.push(id);
        remembered = place.step;
      }
      if (place.reading) remembered += 1;
      else {
        if (place.next !== null) expect({ seat: LEARNER, do: place.next }).toEqual(script[version]);
        version += 1;
      }
      if (place.reading && steps[remembered] !== undefined) walked.push(at(steps, remembered).id);
    }
    expect(walked).toEqual(steps.map(({ id }) => id));
    expect(placeIn(lesson, steps.length, script.length + 5).step).toBe(steps.length);
    // Nothing but the version is needed to find the way back.
    const first = steps.findIndex(({ does }) => does !== undefined);
    expect(placeIn(lesson, first + 1, 0)).toMatchObject({ step: first, next: steps[first]?.does?.[0] });
  });
});

test('who leaves the script plays on against bots that decide for themselves', async () => {
  const { host, look, pass } = await aTableOf(astraLesson);
  const { table } = look();
  await host.ask('decide', { table, seat: LEARNER, decision: 'rest', id: 'own way' });
  expect(look().scripted).toBe(false);
  while (look().waitingFor.includes(LEARNER)) {
    await host.ask('decide', { table, seat: LEARNER, decision: look().legal[LEARNER]?.[0] ?? '', id: `${look().version}` });
  }
  const before = look().version;
  await pass();
  expect(look().version).toBe(before + 1);
});

/** The table as it stands when a step is over, the others' decisions included. */
function after(lesson: Lesson, rules: AnyGame, id: string): unknown {
  const table = Table.start(rules, { options: lesson.options, seed: readSeed(lesson.seed) });
  const steps = lesson.steps.slice(0, lesson.steps.findIndex((step) => step.id === id) + 1);
  for (const { seat, do: text } of scriptOf({ ...lesson, steps })) table.decide(seat, rules.read(text));
  return table.view(LEARNER);
}

test('what the lesson of Astra says has happened, has happened', () => {
  const view = (id: string): AstraView => after(astraLesson, astra, id) as AstraView;
  const journal = (id: string) => at(view(id).journals, LEARNER);
  const aries = cardByCode('ari')?.id;
  expect(view('sky').slots.map(({ card }) => cardOf(card).name)).toEqual(['Taurus', 'Aries', 'Sagitta']);
  expect(journal('start')).toMatchObject({ stardust: 7, wisdom: 0 });
  expect(journal('grand')).toMatchObject({ wisdom: 1 });
  expect(journal('boon')).toMatchObject({ telescopes: 1 });
  expect(journal('discovery')).toMatchObject({ telescopes: 0, active: [aries] });
  expect(journal('ability')).toMatchObject({ stardust: 4, exhausted: [aries] });
  expect(journal('path')).toMatchObject({ stardust: 0 });
  expect(cardLimit(journal('path').wisdom)).toBe(4);
  expect(journal('rest')).toMatchObject({ stardust: 5, active: [aries] });
  expect(view('rest').sphere).toBe(AIR);
});

test('what the lesson of Ad Astra says has happened, has happened', () => {
  const view = (id: string): AdAstraView => after(adAstraLesson, adAstra, id) as AdAstraView;
  const held = (id: string): string => lettersOf(at(view(id).seats, LEARNER).hand ?? 0);
  const scores = (id: string): number[] => view(id).seats.map(({ score }) => score);
  expect(held('planScoring')).toBe('WFEXYZ');
  expect(held('produce')).toBe('WFFFEXYZ');
  expect(held('land')).toBe('WFFFFFEXYZ');
  expect(held('trade')).toBe('WFFFFEEXYZ');
  expect(held('decline')).toBe('WWFFEYZ');
  expect(scores('terraform')).toEqual([4, 0, 0]);
  expect(scores('factory')).toEqual([6, 2, 2]);
  expect(scores('score')).toEqual([13, 5, 5]);
  expect(view('score')).toMatchObject({ round: 2, first: LEARNER });
});

test('a progress that makes no sense is none', () => {
  expect(readProgress('{"table":"abc","step":3}')).toEqual({ table: 'abc', step: 3 });
  for (const text of [undefined, '', 'null', '3', '{"table":"abc"}', '{"table":1,"step":3}', '{"table":"abc","step":-1}']) {
    expect(readProgress(text)).toBeNull();
  }
});

/** The table of a lesson at a host whose bots decide when the test lets them: one decision each time. */
async function aTableOf(lesson: Lesson) {
  const pending: (() => void)[] = [];
  let newest: TableUpdate | undefined;
  let ids = 0;
  let heard = (): void => undefined;
  const host = new LocalTables({
    store: memoryStore(),
    newId: () => `id ${(ids += 1)}`,
    newSeed: () => readSeed('abc'),
    below: () => 0,
    now: () => 0,
    later: (_, work) => pending.push(work),
    spread: () => undefined,
    tell: (update) => {
      newest = update;
      heard();
    },
    think: async () => ({ thought: Promise.reject(new Error('nobody thinks ahead here')), stop: () => undefined }),
  });
  const { game, options, inks, seed } = lesson;
  const seats = inks.map((ink, seat) => ({ name: `Seat ${seat}`, ink, player: seat === LEARNER ? HUMAN : 'adept' }));
  const { id } = await host.ask('create', { table: { game, options, seats, seed, script: scriptOf(lesson) } });
  ({ update: newest } = await host.ask('watch', { table: id }));
  return {
    host,
    look: (): TableUpdate => {
      if (newest === undefined) throw new Error('the table has told nothing yet');
      return newest;
    },
    pass: async (): Promise<void> => {
      const told = new Promise<void>((resolve) => {
        heard = resolve;
      });
      // A bot knows what it will do before it waits.
      await expect.poll(() => pending.length).toBe(1);
      pending.shift()?.();
      await told;
    },
  };
}
