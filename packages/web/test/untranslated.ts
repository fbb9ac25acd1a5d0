import type { Page } from 'playwright-core';

/**
 * What stands on the screen, or is said to whoever can't see it, in plain letters: in a page whose language has none, it did not come
 * from a catalogue. What is marked as being in another language, or as code, may.
 */
export async function untranslated(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const isMeant = (element: Element): boolean => {
      const language = element.closest('[lang]')?.getAttribute('lang');
      return (
        (language === own || language === undefined) &&
        element.closest('code, kbd, script, style, noscript, .text-choice-notation') === null
      );
    };
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const parent = walker.currentNode.parentElement;
      if (parent !== null && isMeant(parent)) texts.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!isMeant(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return [...new Set(texts.map((text) => text.trim()).filter((text) => /[A-Za-z]{2}/.test(text)))];
  });
}
