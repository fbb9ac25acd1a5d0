import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atMostEvery, throttle } from '../src/limits/throttle.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a pace', () => {
  it('lets the first through at once, and each further one when its time has come, in order', async () => {
    const wait = throttle(1000);
    const through: string[] = [];
    const come = async (name: string): Promise<void> => {
      await wait();
      through.push(`${name} at ${performance.now() - begun}`);
    };
    const begun = performance.now();
    for (const name of ['a', 'b', 'c']) void come(name);
    await vi.advanceTimersByTimeAsync(2500);
    void come('d');
    await vi.advanceTimersByTimeAsync(5000);
    void come('e');
    await vi.advanceTimersByTimeAsync(0);
    expect(through).toEqual(['a at 0', 'b at 1000', 'c at 2000', 'd at 3000', 'e at 7500']);
  });
});

describe('what is done at most every so often', () => {
  it('is done at once, then not before its time, and always after it was last asked for', async () => {
    let news = 0;
    const told: string[] = [];
    const begun = performance.now();
    const tell = atMostEvery(250, () => told.push(`${news} at ${performance.now() - begun}`));
    const change = (): void => {
      news += 1;
      tell();
    };
    change();
    change();
    await vi.advanceTimersByTimeAsync(0);
    for (let passed = 0; passed < 600; passed += 10) {
      change();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(news).toBe(62);
    await vi.advanceTimersByTimeAsync(1000);
    change();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['2 at 0', '27 at 250', '52 at 500', '62 at 750', '63 at 1600']);
  });
});
