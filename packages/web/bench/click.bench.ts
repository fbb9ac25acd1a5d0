import type { CDPSession, Page } from 'playwright-core';
import { it } from 'vitest';
import { inBrowser } from '../test/in-browser.ts';

const CLICKS = 60;
/** Long enough for everything that a click sets off. */
const SETTLED = 160;

const { open } = inBrowser();

it('a click on a star at a table of four', async () => {
  const page = await open('/setup', { reducedMotion: 'no-preference' });
  await seatFourPersons(page);
  const devtools = await page.context().newCDPSession(page);
  // The time of the page's own thread, so that whatever else the machine does is not counted.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const script: number[] = [];
  const task: number[] = [];
  for (let step = 0; step < 2 * CLICKS && script.length < CLICKS; step += 1) {
    const star = page.locator('.sky-star-legal').first();
    const spot = (await star.count()) === 0 ? null : await star.boundingBox();
    if (spot === null) {
      await press(page, GO_ON);
      continue;
    }
    const at = { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2, button: 'left', clickCount: 1 } as const;
    await page.mouse.move(at.x, at.y);
    await page.waitForTimeout(SETTLED);
    const before = await measured(devtools);
    // Straight to the input pipe: between the two measures nothing of the bench's own runs in the page.
    await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
    await page.waitForTimeout(SETTLED);
    const after = await measured(devtools);
    script.push(after.script - before.script);
    task.push(after.task - before.task);
    if (script.length % 4 === 0) await press(page, ['s', 'd']);
  }
  console.log(
    `${script.length} clicks on a star, milliseconds of script: ${percentiles(script)}; of everything on the page's thread: ${percentiles(task)}`,
  );
});

async function seatFourPersons(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '4' }).check({ force: true });
  for (const place of [1, 2, 3, 4]) {
    await page
      .getByRole('group', { name: `Seat ${place}` })
      .getByRole('combobox')
      .selectOption('human');
  }
  await page.getByText('A seed, for the curious').click();
  await page.getByRole('textbox', { name: 'Seed' }).fill('C0FFEE');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.sky-star-legal').first().waitFor();
}

/** Where no star can be marked: pick a Boon, be done, or rest. */
const GO_ON = ['1', 's', 'd', 'r'];

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(SETTLED);
  }
}

async function measured(devtools: CDPSession): Promise<{ readonly script: number; readonly task: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { script: 1000 * seconds('ScriptDuration'), task: 1000 * seconds('TaskDuration') };
}

function percentiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const percentile = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `p50 ${percentile(0.5)}, p95 ${percentile(0.95)}, longest ${percentile(1)}`;
}
