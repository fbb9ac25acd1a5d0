import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openFairScheduling } from '../src/limits/fair-scheduling.ts';

test('whoever asks for little is never kept waiting', async () => {
  const turns = openFairScheduling(2);
  for (let turn = 0; turn < 3; turn += 1) {
    expect([turns.wait('a'), turns.wait('a'), turns.wait('b')]).toEqual([undefined, undefined, undefined]);
    await nextTurn();
  }
});

test('whoever asks for much is answered so many a turn, in order, and others come in between', async () => {
  const turns = openFairScheduling(2);
  const begun: number[] = [];
  for (let number = 0; number < 7; number += 1) {
    const turn = turns.wait('a');
    if (turn === undefined) begun.push(number);
    else void turn.then(() => begun.push(number));
  }
  expect(begun).toEqual([0, 1]);
  expect(turns.wait('b')).toBeUndefined();
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3]);
  // Who comes later waits behind those who do already.
  void turns.wait('a')?.then(() => begun.push(7));
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(turns.wait('a')).toBeUndefined();
});
