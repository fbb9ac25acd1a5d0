import type { Page } from 'playwright-core';

/**
 * Plays at a table of either game by clicks from inside the page, which is many times quicker than a hand from outside: at a local or an
 * online table, in the picture or in words, whichever is shown, whenever somebody here is asked; until so many decisions were taken by
 * all, or the game is over. What is clicked must be where a hand would reach it.
 */
export async function playAlong(page: Page, until = Number.POSITIVE_INFINITY): Promise<void> {
  await page.evaluate(async (last) => {
    const all = (what: string): Element[] => [...document.querySelectorAll(what)];
    const version = (): number => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset['version']);
    const oneOf = (choices: readonly Element[]): Element | undefined => choices[version() % choices.length];

    const inWords = (): Element | undefined => {
      const choices = all('.text-choice');
      const scoring = choices.find((choice) => choice.querySelector('.text-choice-notation')?.textContent?.startsWith('plan s'));
      return scoring ?? oneOf(choices);
    };
    // Stars first; at the card limit only own cards.
    const inAstra = (): Element | undefined =>
      oneOf(all('.sky-star-legal')) ?? oneOf(all('.action-buttons .choice-button-glows')) ?? oneOf(all('.own-journal .held-card-glows'));
    // Whoever plans to score, the last three cards of the hand, comes to the end soonest.
    const planned = (): Element | undefined =>
      document.querySelector('.planning-space-put .planning-slot') ??
      document.querySelector(':is([data-hand-card="8"], [data-hand-card="9"], [data-hand-card="10"]).hand-card-glows') ??
      oneOf(all('.hand-card-glows'));
    const acted = (): Element | undefined =>
      document.querySelector('.system-entered ~ .planet-open, .system-open') ??
      document.querySelector('.offer-answer .choice-button-glows, .build-site .choice-button-glows') ??
      all('.choice-body button:not([aria-disabled="true"])').at(-1);
    const target = (): Element | undefined => {
      if (document.querySelector('.text-table') !== null) return inWords();
      if (document.querySelector('.action-bar-awake') !== null) return inAstra();
      if (document.querySelector('.choice-panel-awake') === null) return undefined;
      return document.querySelector('.star-table-planning') === null ? acted() : planned();
    };

    /** Clicks it if nothing lies over it. */
    const reach = (element: Element): boolean => {
      element.closest('details')?.setAttribute('open', '');
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const [clientX, clientY] = [x + width / 2, y + height / 2];
      const met = document.elementFromPoint(clientX, clientY);
      if (met === null || !(element.contains(met) || met.contains(element))) return false;
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }));
      return true;
    };

    const isOver = (): boolean => document.querySelector('.end-panel, .text-asked .text-section') !== null;
    let clicked: { readonly element: Element; readonly version: number } | undefined;
    let [moved, seen] = [performance.now(), version()];
    while (!isOver() && version() < last) {
      if (version() !== seen) [moved, seen] = [performance.now(), version()];
      // While a decision is on its way nothing else is decided.
      const element = document.querySelector('.online-table-sending') === null ? target() : undefined;
      const isNew = element !== clicked?.element || seen !== clicked?.version;
      if (element !== undefined && isNew && reach(element)) clicked = { element, version: seen };
      if (element !== undefined && performance.now() - moved > 20_000) {
        throw new Error(`nothing comes of ${element.outerHTML.slice(0, 300)}, clicked: ${element === clicked?.element}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }, until);
}
