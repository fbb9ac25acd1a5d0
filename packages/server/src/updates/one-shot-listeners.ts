/** Those who wait for the next time that something happens. */
export class OneShotListeners {
  private waiting: (() => void)[] = [];

  get size(): number {
    return this.waiting.length;
  }

  /** Calls back once. Returns how to give up waiting. */
  add(listener: () => void): () => void {
    this.waiting.push(listener);
    return () => {
      this.waiting = this.waiting.filter((one) => one !== listener);
    };
  }

  call(): void {
    const { waiting } = this;
    if (waiting.length === 0) return;
    // Whoever waits again while being called waits for the next time.
    this.waiting = [];
    for (const listener of waiting) listener();
  }
}
