import { expect, test } from 'vitest';
import { oneAtATime } from '../src/store/one-at-a-time.ts';

test('one thing is done after the other, in order, also after one that failed', async () => {
  const inTurn = oneAtATime();
  const happened: string[] = [];
  const work =
    (name: string, fails = false) =>
    async (): Promise<string> => {
      happened.push(`${name} begins`);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      happened.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const all = await Promise.allSettled([inTurn(work('a')), inTurn(work('b', true)), inTurn(work('c'))]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(happened).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
