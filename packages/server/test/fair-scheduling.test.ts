import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openFairScheduling } from '../src/limits/fair-scheduling.ts';

test('whoever asks for little is never kept waiting', async () => {
  const turns = openFairScheduling();
  for (let turn = 0; turn < 3; turn += 1) {
    expect([turns.wait('a'), turns.wait('b')]).toEqual([undefined, undefined]);
    await nextTurn();
  }
});

test('whoever asks for much is answered once a turn, in order, and others come in between', async () => {
  const turns = openFairScheduling();
  const begun: number[] = [];
  for (let number = 0; number < 4; number += 1) {
    const turn = turns.wait('a');
    if (turn === undefined) begun.push(number);
    else void turn.then(() => begun.push(number));
  }
  expect(begun).toEqual([0]);
  expect(turns.wait('b')).toBeUndefined();
  await nextTurn();
  expect(begun).toEqual([0, 1]);
  // Who comes later waits behind those who do already.
  void turns.wait('a')?.then(() => begun.push(4));
  await nextTurn();
  expect(begun).toEqual([0, 1, 2]);
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  await nextTurn();
  expect(turns.wait('a')).toBeUndefined();
});
