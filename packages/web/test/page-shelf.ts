import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface OpenOptions extends BrowserContextOptions {
  /** Whether the service worker puts by the whole site. Where that is not what is tested, it would only cost time. */
  readonly putBy?: boolean;
}

export interface PageShelf {
  /** A page whose browser has never been to the site, as far as the site can tell. */
  readonly take: (options: OpenOptions) => Promise<Page>;
  /** Puts the pages that were taken back, clean, and closes whatever else is open. */
  readonly putBack: (site: string) => Promise<void>;
}

/** So many pages wait for their next use at most: each has a process of its own. */
const KEPT = 6;

/**
 * Pages that are used again, test after test. What the site kept in them is forgotten in between; but its scripts need not be fetched
 * and compiled anew, which is most of what it takes to open a page. `prepare` is done once to each.
 */
export function shelfOfPages(browser: Browser, prepare: (page: Page, options: OpenOptions) => Promise<void>): PageShelf {
  const kept: { readonly kind: string; readonly page: Page }[] = [];
  const taken: typeof kept = [];
  return {
    take: async ({ viewport = null, ...options }) => {
      const kind = JSON.stringify(options);
      const place = kept.findIndex((waiting) => waiting.kind === kind);
      const [waiting] = place < 0 ? [] : kept.splice(place, 1);
      const page = waiting?.page ?? (await (await browser.newContext(options)).newPage());
      // What was put by can't be forgotten so easily.
      if (!options.putBy) taken.push({ kind, page });
      if (waiting === undefined) await prepare(page, options);
      if (viewport !== null) await page.setViewportSize(viewport);
      return page;
    },
    putBack: async (site) => {
      for (const one of taken.splice(0)) if (await forget(one.page, site).catch(() => false)) kept.push(one);
      kept.splice(0, Math.max(0, kept.length - KEPT));
      const staying = new Set(kept.map(({ page }) => page.context()));
      const others = browser.contexts().filter((context) => !staying.has(context));
      await Promise.all(others.map((context) => context.close()));
    },
  };
}

/** Leaves the site, so that nothing of it runs on, and takes from it all it can keep. Tells whether the page is as good as new. */
async function forget(page: Page, site: string): Promise<boolean> {
  const context = page.context();
  if (context.pages().length !== 1) return false;
  await context.setOffline(false);
  await page.unrouteAll();
  // A picture of the same site: nothing else has a right to its stores.
  await page.goto(`${site}/favicon.svg`);
  await context.clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const databases = await indexedDB.databases();
    const gone = databases.map(
      ({ name = '' }) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name);
          request.addEventListener('success', () => resolve());
          request.addEventListener('error', () => reject(request.error ?? new Error(name)));
        }),
    );
    await Promise.all(gone);
  });
  return true;
}
