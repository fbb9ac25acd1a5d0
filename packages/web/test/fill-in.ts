import type { Page } from 'playwright-core';

export interface Filled {
  /** The word for how many play. */
  readonly count?: string;
  /** Who plays each seat, as the setup page names them. */
  readonly players?: readonly string[];
  readonly seed?: string;
  /** How fast bots play. */
  readonly pace?: 'instant' | 'brisk';
}

/**
 * Fills in the setup page from inside, which is many times quicker than a hand from outside: for tests of what comes after. The first seat
 * begins, if that can be chosen.
 */
export async function fillIn(page: Page, { players = [], count = String(players.length), seed = 'a57a', pace }: Filled): Promise<void> {
  await page.locator('.setup').waitFor();
  await page.evaluate(
    async (wish) => {
      const all = <Field extends Element>(fields: string): Field[] => [...document.querySelectorAll<Field>(fields)];
      const drawn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
      const choose = async (radio: HTMLElement | null | undefined): Promise<void> => {
        if (!radio) throw new Error('the setup page has no such choice');
        radio.click();
        await drawn();
      };
      const write = async (field: HTMLInputElement | HTMLSelectElement | undefined, value: string): Promise<void> => {
        if (field === undefined) throw new Error(`the setup page has no place for "${value}"`);
        // The page notices only what is not written by its own script.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
        await drawn();
      };

      if (wish.pace !== undefined) localStorage.setItem('astrarium.pace', wish.pace);
      if (wish.count !== '0') {
        const counts = all<HTMLElement>('.setup > .choice label');
        await choose(counts.find((label) => label.textContent === wish.count)?.querySelector('input'));
      }
      for (const [seat, player] of wish.players.entries()) await write(all<HTMLSelectElement>('.setup-seat select')[seat], player);
      // The choice after "drawn by lot".
      const first = all<HTMLElement>('.setup-first input')[1];
      if (first !== undefined) await choose(first);
      await write(all<HTMLInputElement>('.setup-seed input')[0], wish.seed);
    },
    { players, count, seed, pace },
  );
}
