import type { Page } from '@playwright/test';

/** Runs in the page: leaves what is visible, with all its styles, and nothing that runs. Self-contained: only its text is sent to the page. */
function strip(): void {
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const style = document.createElement('style');
  style.textContent = rules.map(({ cssText }) => cssText).join('');
  const gone = 'script, noscript, style, link[rel=modulepreload], link[rel=manifest], link[rel=preload]:not([as=image]), meta[nonce]';
  for (const element of document.querySelectorAll(gone)) element.remove();
  document.head.append(style);
  for (const element of document.querySelectorAll('[nonce]')) element.removeAttribute('nonce');
}

/** The page of a view as static HTML: its text, styles and pictures without any script. */
export async function takeStaticPage(page: Page): Promise<string> {
  await page.evaluate(strip);
  return page.content();
}
