import { type FromServer, type OnlineUpdate, patched } from '@astrarium/protocol';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type UpdateMessage, updateWriter } from '../src/updates/update-messages.ts';

const BEFORE: OnlineUpdate = {
  table: 'table-0000000000',
  game: 'astra',
  seats: [{ name: 'Zoé "Z"', ink: 'rose', player: 'human' }],
  number: 7,
  version: 6,
  viewer: 0,
  view: { viewer: 0, round: 3, slots: [{ card: 1, marks: [0, 5] }], hands: [['king'], null], turn: { left: 2 } },
  waitingFor: [0],
  legal: { 0: ['star 1', 'stop'] },
  undoLimits: { 0: 6 },
  result: null,
  from: 5,
  events: [{ version: 6, seat: 0, event: { kind: 'marked' } }],
  reset: false,
};
/** Those they decide for. */
const SEATS = [0];
const AFTER: OnlineUpdate = { ...BEFORE, number: 8, version: 7, from: 6, events: [{ version: 7, seat: 0, event: { kind: 'stopped' } }] };

function withView(change: Record<string, unknown>): OnlineUpdate {
  return { ...AFTER, view: { ...(AFTER.view as object), ...change } };
}

function told(before: OnlineUpdate, after: OnlineUpdate): FromServer {
  return read(updateWriter()(after, before, SEATS));
}

/** What a client reads from the bytes it gets. */
function read({ shared, own }: UpdateMessage): FromServer {
  return JSON.parse(Buffer.from(shared + own, 'latin1').toString()) as FromServer;
}

it.each<[string, OnlineUpdate]>([
  ['nothing but the number', AFTER],
  ['a number', withView({ round: 4 })],
  ['something within', withView({ slots: [{ card: 1, marks: [1, 5] }] })],
  ['something more within', withView({ turn: { left: 2, more: 1 } })],
  ['what was undefined', withView({ turn: { left: 2, right: undefined } })],
  ['a list that is longer', withView({ hands: [['king'], null, null] })],
  ['a list that is shorter', withView({ hands: [] })],
  ['what becomes null', withView({ hands: [null, null], turn: null })],
  ['a field more', withView({ secret: 1 })],
  ['who sits there', { ...AFTER, seats: [{ name: 'Zoé', ink: 'rose', player: 'adept' }] }],
  ['who is waited for, and for what', { ...AFTER, waitingFor: [1], legal: {}, undoLimits: { 0: 7 } }],
  ['the end', { ...AFTER, waitingFor: [], legal: {}, result: { seats: [], winners: [0], why: 'fame' } }],
])('a step laid over the update before is the update after it: %s', (_what, after) => {
  const message = told(BEFORE, after);
  if (message.kind !== 'step') throw new Error(`it was told by ${message.kind}`);
  expect(patched(BEFORE, message.step)).toEqual(after);
});

it('a step has only what changed of the view', () => {
  const message = told(BEFORE, withView({ round: 4, slots: [{ card: 1, marks: [0, 7] }], hands: [[], null] }));
  expect(message).toMatchObject({ kind: 'step', step: { number: 8, version: 7 } });
  expect(message.kind === 'step' && message.step.view).toEqual({ round: 4, slots: { 0: { marks: { 1: 7 } } }, hands: { 0: [] } });
});

it('any two things in JSON, and what lies between them', () => {
  const json = fc.letrec((tie) => ({
    leaf: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant(null), fc.constant('a'), fc.boolean()),
    list: fc.array(tie('any'), { maxLength: 3 }),
    fields: fc.dictionary(fc.constantFrom('a', 'b', '0', '1'), tie('any'), { maxKeys: 3 }),
    any: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('list'), tie('fields')),
  })).fields;
  fc.assert(
    fc.property(json, json, (one, other) => {
      const after = { ...AFTER, view: other };
      const message = told({ ...BEFORE, view: one }, after);
      const known = message.kind === 'step' ? patched({ ...BEFORE, view: one }, message.step) : message.kind === 'update' && message.update;
      expect(known).toEqual(after);
    }),
    { numRuns: 2000 },
  );
});

it.each<[string, OnlineUpdate]>([
  ['something was undone', { ...AFTER, version: 3, from: -1, reset: true }],
  ['more than one change', { ...AFTER, number: 9 }],
  ['events since another version', { ...AFTER, from: 4 }],
  ['a field of the view is gone', withView({ turn: undefined })],
  ['something less within', withView({ turn: {} })],
  ['another name within', withView({ turn: { right: 2 } })],
  ['a list is no list any more', withView({ hands: {} })],
])('what is more than a step is told whole: %s', (_what, after) => {
  expect(told(BEFORE, after)).toEqual({ kind: 'update', update: JSON.parse(JSON.stringify(after)) as unknown });
});

it('whoever was told nothing before is told all', () => {
  expect(read(updateWriter()(AFTER, undefined, SEATS))).toEqual({ kind: 'update', update: AFTER });
});

/** The open eyes beside which somebody holds a card of their own, before and after. */
const OPEN = { ...BEFORE, viewer: 'spectator' as const, view: { hands: [null] }, legal: {} };
const OPEN_AFTER = { ...OPEN, number: 8, version: 7, from: 6, events: AFTER.events };

it('what only one of them sees is in no other message', () => {
  const write = updateWriter();
  const own = write({ ...AFTER, view: { hands: [['queen']] } }, { ...BEFORE, view: { hands: [['king']] } }, SEATS);
  const others = write(OPEN_AFTER, OPEN, []);
  expect(own.shared + own.own).toContain('queen');
  expect(own.shared + own.own).toContain('star 1');
  expect(others.shared + others.own).not.toContain('queen');
  expect(others.shared + others.own).not.toContain('star 1');
});

it('what all see shared is told to each of them, what one sees otherwise as they see it', () => {
  const [was, is] = [{ slots: [1, 2] }, { slots: [1, 3] }];
  const write = updateWriter();
  const view = (shared: object, hand: string | null): object => ({ shared, hand, last: 4 });
  const heard = [null, 'king', 'queen'].map((hand) =>
    read(write({ ...OPEN_AFTER, view: view(is, hand === null ? null : `${hand} of stars`) }, { ...OPEN, view: view(was, hand) }, [])),
  );
  expect(heard.map((message) => message.kind === 'step' && message.step.view)).toEqual([
    { shared: { slots: { 1: 3 } } },
    { shared: { slots: { 1: 3 } }, hand: 'king of stars' },
    { shared: { slots: { 1: 3 } }, hand: 'queen of stars' },
  ]);
});

it('eyes that saw something else before are told how that changed, though they see the same now', () => {
  const now = { slots: [1, 3] };
  const write = updateWriter();
  const heard = [{ slots: [1, 2] }, { slots: [0, 2] }].map((before) =>
    read(write({ ...OPEN_AFTER, view: { now } }, { ...OPEN, view: { now: before } }, [])),
  );
  expect(heard.map((message) => message.kind === 'step' && message.step.view)).toEqual([
    { now: { slots: { 1: 3 } } },
    { now: { slots: { 0: 1, 1: 3 } } },
  ]);
});

it('eyes that see other things by other names are told of those', () => {
  const write = updateWriter();
  const heard = ['round', 'stage'].map((name) =>
    read(write({ ...OPEN_AFTER, view: { [name]: 2, last: 4 } }, { ...OPEN, view: { [name]: 1, last: 4 } }, [])),
  );
  expect(heard.map((message) => message.kind === 'step' && message.step.view)).toEqual([{ round: 2 }, { stage: 2 }]);
});

it('a step that does not follow what is known leads nowhere', () => {
  const message = told(BEFORE, AFTER);
  if (message.kind !== 'step') throw new Error('it is one step');
  expect(patched(null, message.step)).toBeNull();
  expect(patched(AFTER, message.step)).toBeNull();
  expect(patched({ ...BEFORE, number: 6 }, message.step)).toBeNull();
});
