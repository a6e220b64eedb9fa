import type { Page } from '@playwright/test';

/** Runs in the page: inlines all styles and removes everything that executes. Must be self-contained: only its source text is sent to the page. */
function stripPage(): void {
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const style = document.createElement('style');
  style.textContent = rules.map(({ cssText }) => cssText).join('');
  const selector = 'script, noscript, style, link[rel=modulepreload], link[rel=manifest], link[rel=preload]:not([as=image]), meta[nonce]';
  for (const element of document.querySelectorAll(selector)) element.remove();
  document.head.append(style);
  for (const element of document.querySelectorAll('[nonce]')) element.removeAttribute('nonce');
}

/** Turns the page of a view into static HTML: its text, styles and pictures without any script. */
export async function captureStaticPage(page: Page): Promise<string> {
  await page.evaluate(stripPage);
  return page.content();
}
