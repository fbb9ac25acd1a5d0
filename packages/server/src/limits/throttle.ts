/**
 * Lets one through at once, and then one each so many milliseconds: whoever comes sooner waits, in the order they came. Nothing to wait for
 * is undefined.
 */
export function throttle(every: number): () => Promise<void> | undefined {
  let next = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    const wait = next - now;
    next = Math.max(now, next) + every;
    if (wait <= 0) return undefined;
    return new Promise((resolve) => {
      setTimeout(resolve, wait).unref();
    });
  };
}

/**
 * The work is done in the next turn of the event loop, once however often it was asked for by then, and then at most every so many
 * milliseconds. What is asked for is always done after it was.
 */
export function atMostEvery(every: number, work: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let isAsked = false;
  const run = (): void => {
    isAsked = false;
    last = performance.now();
    work();
  };
  return () => {
    if (isAsked) return;
    isAsked = true;
    const wait = last + every - performance.now();
    if (wait > 0) setTimeout(run, wait).unref();
    else setImmediate(run);
  };
}
