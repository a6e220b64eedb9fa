import type { Page } from '@playwright/test';

/** What stood in the content area at some moment: nothing at all, a skeleton of the shell, or a screen. */
export type Sight = 'empty' | 'waiting' | 'screen';

/** Looks at the content area at every change of the page and every frame from now on; the answer tells what was seen, in order, without repeats. */
export async function watchMain(page: Page): Promise<() => Promise<Sight[]>> {
  await page.evaluate(() => {
    const seen: Sight[] = [];
    const look = (): void => {
      const main = document.querySelector('main');
      const isWaiting = Boolean(main?.querySelector(':scope > [aria-busy="true"], :scope > * > [aria-busy="true"]'));
      const isEmpty = main === null || (!isWaiting && main.textContent?.trim() === '' && main.querySelector('img, svg, [role]') === null);
      const sight: Sight = isEmpty ? 'empty' : isWaiting ? 'waiting' : 'screen';
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
  return () => page.evaluate(() => Reflect.get(window, '__seen') as Sight[]);
}
