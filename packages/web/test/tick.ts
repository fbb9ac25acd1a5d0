import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Chooses a radio button. It lies unseen in its label, so the label is touched, once it stands still. */
export async function tick(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await expect.poll(() => radio.isChecked()).toBe(true);
}
