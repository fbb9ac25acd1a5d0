/**
 * Lets whoever asks for much at once be answered one request in each turn of the event loop, so that others come in between. Turns are short: a
 * page that fetches all its files notices nothing.
 */
export interface FairTurns {
  /** Undefined: go on at once. Else it resolves when it is this request's turn, in the order in which they came. */
  readonly wait: (address: string) => Promise<void> | undefined;
}

export function openFairScheduling(): FairTurns {
  /** By address, of which something was begun in this turn of the loop: who waits for the next. */
  const lines = new Map<string, (() => void)[]>();
  let isSet = false;

  const nextTurn = (): void => {
    isSet = false;
    for (const [address, waiting] of lines) {
      const begin = waiting.shift();
      if (begin === undefined) lines.delete(address);
      else begin();
    }
    setNext();
  };
  const setNext = (): void => {
    if (isSet || lines.size === 0) return;
    isSet = true;
    setImmediate(nextTurn);
  };

  return {
    wait: (address) => {
      const waiting = lines.get(address);
      if (waiting !== undefined) return new Promise((resolve) => waiting.push(resolve));
      lines.set(address, []);
      setNext();
      return undefined;
    },
  };
}
