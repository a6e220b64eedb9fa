import { expect, type Page } from '@playwright/test';

/** True while the page has not been reloaded and still has its initial root store. */
export type SamePage = () => Promise<boolean>;

/** The root store as held by React, found from the root element and kept under a name on window; false before there is one. */
const keepStore = (name: string): boolean => {
  interface Fiber {
    child: Fiber | null;
    sibling: Fiber | null;
    memoizedProps: { store?: unknown } | null;
  }
  const root = document.getElementById('root') as unknown as Record<string, Fiber>;
  const key = Object.keys(root).find((one) => one.startsWith('__reactContainer'));
  const waiting: (Fiber | null | undefined)[] = [key === undefined ? null : root[key]];
  while (waiting.length > 0) {
    const fiber = waiting.pop();
    if (!fiber) continue;
    if (fiber.memoizedProps?.store) {
      return Reflect.set(window, name, fiber.memoizedProps.store);
    }
    waiting.push(fiber.sibling, fiber.child);
  }
  return false;
};

/** Remembers the document and its root store, once the page has one: server-rendered content exists before. */
export async function markPage(page: Page): Promise<SamePage> {
  await expect.poll(() => page.evaluate(keepStore, '__storeBefore')).toBe(true);
  return async () => {
    await page.evaluate(keepStore, '__storeNow');
    return page.evaluate(() => {
      const before: unknown = Reflect.get(window, '__storeBefore');
      return before !== undefined && before === Reflect.get(window, '__storeNow');
    });
  };
}
