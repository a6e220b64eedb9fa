import type { Page, Response } from '@playwright/test';

interface Findings {
  untranslated: string[];
  truncated: string[];
}

/** Words that need no translation, such as months, units and currencies. */
const NEUTRAL_WORD_PATTERN =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|am|pm|EUR|km|GIF)\b/g;

/** Runs in the page: returns the visible texts outside the brackets of the pseudo-locale, and the bracketed ones that are truncated. */
function collectTexts(): { untranslated: string[]; truncated: string[] } {
  const isShown = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const elements = new Set<HTMLElement>();
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (
      parent &&
      /\p{L}/u.test(walker.currentNode.textContent ?? '') &&
      !parent.closest('script, style, noscript, option, body [lang]') &&
      isShown(parent)
    )
      elements.add(parent);
  }
  const textElements = [...elements];
  const isBracketed = (element: HTMLElement): boolean => {
    for (let ancestor: HTMLElement | null = element; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement)
      if (/^\[[\s\S]*\]$/.test(ancestor.innerText.trim())) return true;
    return false;
  };
  const clipsContent = (element: Element): boolean => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    return (
      [overflowX, overflowY].every((overflow) => overflow === 'hidden' || overflow === 'clip') &&
      clipPath === 'none' &&
      element.clientWidth > 1
    );
  };
  const isClipped = (element: HTMLElement): boolean => {
    if (clipsContent(element) && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1))
      return true;
    const textBox = element.getBoundingClientRect();
    for (let ancestor = element.parentElement; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
      const box = ancestor.getBoundingClientRect();
      if (clipsContent(ancestor) && (textBox.right > box.right + 1 || textBox.bottom > box.bottom + 1 || textBox.left < box.left - 1))
        return true;
    }
    return false;
  };
  /** True if a text contains data, such as words of members, and so may be truncated: letters of the pseudo-locale have accents. */
  const hasData = (element: HTMLElement): boolean => /[a-z]{3}/.test(element.innerText);
  const translatedElements = textElements.filter((element) => element.innerText.includes('['));
  return {
    untranslated: textElements
      .filter((element) => !element.innerText.includes('[') && !isBracketed(element))
      .map((element) => element.innerText.trim()),
    truncated: translatedElements.filter((element) => !hasData(element) && isClipped(element)).map((element) => element.innerText.trim()),
  };
}

/**
 * Opens a page in the pseudo-locale and returns its untranslated and its truncated texts. Words that occur in api replies or in the document's JSON
 * are data and need no translation.
 */
export async function readPage(page: Page, url: string, waitUntilReady: (page: Page) => Promise<void>): Promise<Findings> {
  const replies: Promise<string>[] = [];
  const collectReply = (response: Response): void => {
    // The event stream never ends, so its text cannot be awaited.
    const hasEnd = !response.headers()['content-type']?.startsWith('text/event-stream');
    if (hasEnd && new URL(response.url()).pathname.startsWith('/api/')) replies.push(response.text().catch(() => ''));
  };
  page.on('response', collectReply);
  await page.goto(url);
  await waitUntilReady(page);
  await page.waitForLoadState('networkidle');
  page.off('response', collectReply);
  const documentJson = await page.locator('script[type="application/json"]').allTextContents();
  const data = [...(await Promise.all(replies)), ...documentJson].join('\n').toLowerCase();
  const { untranslated, truncated } = await page.evaluate(collectTexts);
  const isData = (text: string): boolean =>
    text
      .replace(NEUTRAL_WORD_PATTERN, '')
      .split(/[^\p{L}'’-]+/u)
      .filter((word) => word.length > 1)
      .every((word) => data.includes(word.toLowerCase()));
  return { untranslated: [...new Set(untranslated)].filter((text) => !isData(text)), truncated: [...new Set(truncated)] };
}
