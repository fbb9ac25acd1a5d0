import type { Page } from 'playwright-core';

/**
 * Touches these one after the other from inside the page, which is many times quicker than a hand from outside: of each the first that
 * such a hand could reach, as soon as there is one.
 */
export async function touchAll(page: Page, ...targets: readonly string[]): Promise<void> {
  await page.evaluate(async (wanted) => {
    const touch = (element: Element): boolean => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const [clientX, clientY] = [x + width / 2, y + height / 2];
      const met = document.elementFromPoint(clientX, clientY);
      if (met === null || !element.contains(met)) return false;
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }));
      return true;
    };
    for (const target of wanted) {
      const begun = performance.now();
      while (![...document.querySelectorAll(target)].some(touch)) {
        if (performance.now() - begun > 20_000) throw new Error(`nothing can be touched of ${target}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  }, targets);
}
