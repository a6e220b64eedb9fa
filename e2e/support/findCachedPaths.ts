import type { Page } from '@playwright/test';

/** Waits until the service worker controls the page. */
export const waitForWorker = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

/** Paths of everything that the site has cached in this browser. */
export const findCachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const openCaches = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(openCaches.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Paths of the pages that the worker serves from its cache on the next visit. */
export const findCachedPages = async (page: Page): Promise<string[]> =>
  (await findCachedPaths(page)).filter((path) => !path.startsWith('/r/'));

/** Clears the browser's HTTP cache, so that only the worker or the network can respond. */
export async function clearBrowserCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
