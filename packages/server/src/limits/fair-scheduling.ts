/** Lets whoever asks for much at once be answered a few requests at a time, so that others come in between. */
export interface FairTurns {
  /** Undefined: go on at once. Else it resolves when it is this request's turn, in the order in which they came. */
  readonly wait: (address: string) => Promise<void> | undefined;
}

/** `perTurn` requests of one address are begun in one turn of the event loop. */
export function openFairScheduling(perTurn: number): FairTurns {
  /** By address: how many were begun in this turn of the loop, and who waits for the next. */
  const lines = new Map<string, { begun: number; readonly waiting: (() => void)[] }>();
  let isSet = false;

  const nextTurn = (): void => {
    isSet = false;
    for (const [address, line] of lines) {
      const now = line.waiting.splice(0, perTurn);
      line.begun = now.length;
      if (now.length === 0) lines.delete(address);
      for (const begin of now) begin();
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
      const line = lines.get(address) ?? { begun: 0, waiting: [] };
      lines.set(address, line);
      setNext();
      if (line.begun < perTurn) {
        line.begun += 1;
        return undefined;
      }
      return new Promise((resolve) => line.waiting.push(resolve));
    },
  };
}
