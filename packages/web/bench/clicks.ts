import type { CDPSession, Locator, Page } from 'playwright-core';

/** Long enough for everything that a click sets off. */
export const SETTLED = 160;

/** Clicks on things of a page, and how long the page's own thread worked for each: whatever else the machine does is not counted. */
export class Clicks {
  private readonly script: number[] = [];
  private readonly task: number[] = [];

  private readonly page: Page;
  private readonly devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.devtools = devtools;
  }

  static async on(page: Page): Promise<Clicks> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Clicks(page, devtools);
  }

  get count(): number {
    return this.script.length;
  }

  /** Clicks in the middle of it and measures; false where there is nothing to click on. */
  async click(target: Locator): Promise<boolean> {
    const spot = (await target.count()) === 0 ? null : await target.boundingBox();
    if (spot === null) return false;
    const at = { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2, button: 'left', clickCount: 1 } as const;
    await this.page.mouse.move(at.x, at.y);
    await this.page.waitForTimeout(SETTLED);
    const before = await this.measured();
    // Straight to the input pipe: between the two measures nothing of the bench's own runs in the page.
    await this.devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await this.devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
    await this.page.waitForTimeout(SETTLED);
    const after = await this.measured();
    this.script.push(after.script - before.script);
    this.task.push(after.task - before.task);
    return true;
  }

  report(what: string): void {
    console.log(
      `${this.count} clicks ${what}, milliseconds of script: ${percentiles(this.script)}; of everything on the page's thread: ${percentiles(this.task)}`,
    );
  }

  private async measured(): Promise<{ readonly script: number; readonly task: number }> {
    const { metrics } = await this.devtools.send('Performance.getMetrics');
    const seconds = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { script: 1000 * seconds('ScriptDuration'), task: 1000 * seconds('TaskDuration') };
  }
}

function percentiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const percentile = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `p50 ${percentile(0.5)}, p95 ${percentile(0.95)}, longest ${percentile(1)}`;
}
