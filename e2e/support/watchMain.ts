import type { Page } from '@playwright/test';

/** What the content area shows: nothing, a skeleton of the shell, or a screen. */
export type MainContent = 'empty' | 'waiting' | 'screen';

/** Observes the content area on every frame and every DOM change. The returned function reads the states so far, without consecutive repeats. */
export async function watchMain(page: Page): Promise<() => Promise<MainContent[]>> {
  await page.evaluate(() => {
    const contents: MainContent[] = [];
    const recordContent = (): void => {
      const main = document.querySelector('main');
      const isWaiting = Boolean(main?.querySelector(':scope > [aria-busy="true"], :scope > * > [aria-busy="true"]'));
      const isEmpty = main === null || (!isWaiting && main.textContent?.trim() === '' && main.querySelector('img, svg, [role]') === null);
      const currentContent: MainContent = isEmpty ? 'empty' : isWaiting ? 'waiting' : 'screen';
      if (contents.at(-1) !== currentContent) contents.push(currentContent);
    };
    const recordFrame = (): void => {
      recordContent();
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
    new MutationObserver(recordContent).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    Reflect.set(window, '__seen', contents);
  });
  return () => page.evaluate(() => Reflect.get(window, '__seen') as MainContent[]);
}
