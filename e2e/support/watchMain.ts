import type { Page } from '@playwright/test';

/** Content area at some moment: empty, a skeleton of the shell, or a screen. */
export type ViewerContext = 'empty' | 'waiting' | 'screen';

/** Observes the content area on every change of the page and every frame from now on; returns what was seen, in order, without repeats. */
export async function watchMain(page: Page): Promise<() => Promise<ViewerContext[]>> {
  await page.evaluate(() => {
    const seen: ViewerContext[] = [];
    const look = (): void => {
      const main = document.querySelector('main');
      const isWaiting = Boolean(main?.querySelector(':scope > [aria-busy="true"], :scope > * > [aria-busy="true"]'));
      const isEmpty = main === null || (!isWaiting && main.textContent?.trim() === '' && main.querySelector('img, svg, [role]') === null);
      const sight: ViewerContext = isEmpty ? 'empty' : isWaiting ? 'waiting' : 'screen';
      if (seen.at(-1) !== sight) seen.push(sight);
    };
    const frame = (): void => {
      look();
      requestAnimationFrame(frame);
    };
    frame();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    Reflect.set(window, '__seen', seen);
  });
  return () => page.evaluate(() => Reflect.get(window, '__seen') as ViewerContext[]);
}
