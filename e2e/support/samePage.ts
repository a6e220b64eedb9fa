import { expect, type Page } from '@playwright/test';

/** Resolves to true if the page has not been reloaded and still has its initial root store. */
export type IsSamePage = () => Promise<boolean>;

/** Runs in the page: finds the root store in React's tree and stores it on `window` under a name. Returns false if there is none yet. */
const exposeStore = (name: string): boolean => {
  interface Fiber {
    child: Fiber | null;
    sibling: Fiber | null;
    memoizedProps: { store?: unknown } | null;
  }
  const root = document.getElementById('root') as unknown as Record<string, Fiber>;
  const key = Object.keys(root).find((property) => property.startsWith('__reactContainer'));
  const pendingFibers: (Fiber | null | undefined)[] = [key === undefined ? null : root[key]];
  while (pendingFibers.length > 0) {
    const fiber = pendingFibers.pop();
    if (!fiber) continue;
    if (fiber.memoizedProps?.store) {
      return Reflect.set(window, name, fiber.memoizedProps.store);
    }
    pendingFibers.push(fiber.sibling, fiber.child);
  }
  return false;
};

/** Waits until the page has a root store, since server-rendered content exists before it, and remembers that store for comparison. */
export async function markPage(page: Page): Promise<IsSamePage> {
  await expect.poll(() => page.evaluate(exposeStore, '__storeBefore')).toBe(true);
  return async () => {
    await page.evaluate(exposeStore, '__storeNow');
    return page.evaluate(() => {
      const initialStore: unknown = Reflect.get(window, '__storeBefore');
      return initialStore !== undefined && initialStore === Reflect.get(window, '__storeNow');
    });
  };
}
