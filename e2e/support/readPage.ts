import type { Page, Response } from '@playwright/test';

interface Findings {
  untranslated: string[];
  cut: string[];
}

/** Words that need no translation: months, units, currencies. */
const NEUTRAL =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|am|pm|EUR|km|GIF)\b/g;

/** Runs in the page: returns the visible texts outside the brackets of the pseudo-locale, and the bracketed ones that are truncated. */
function textsOnPage(): { plain: string[]; cut: string[] } {
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
  const texts = [...elements];
  const isWithin = (element: HTMLElement): boolean => {
    for (let outer: HTMLElement | null = element; outer && outer !== document.body; outer = outer.parentElement)
      if (/^\[[\s\S]*\]$/.test(outer.innerText.trim())) return true;
    return false;
  };
  const clips = (element: Element): boolean => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    return [overflowX, overflowY].every((one) => one === 'hidden' || one === 'clip') && clipPath === 'none' && element.clientWidth > 1;
  };
  const isClipped = (element: HTMLElement): boolean => {
    if (clips(element) && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)) return true;
    const text = element.getBoundingClientRect();
    for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      const box = outer.getBoundingClientRect();
      if (clips(outer) && (text.right > box.right + 1 || text.bottom > box.bottom + 1 || text.left < box.left - 1)) return true;
    }
    return false;
  };
  /**
   * True for a text that contains data, whose letters, unlike those of the pseudo-locale, have no accents. Texts written by people may be truncated.
   */
  const hasData = (element: HTMLElement): boolean => /[a-z]{3}/.test(element.innerText);
  const translated = texts.filter((element) => element.innerText.includes('['));
  return {
    plain: texts.filter((element) => !element.innerText.includes('[') && !isWithin(element)).map((element) => element.innerText.trim()),
    cut: translated.filter((element) => !hasData(element) && isClipped(element)).map((element) => element.innerText.trim()),
  };
}

/**
 * Opens a page in the pseudo-locale and returns its untranslated and its truncated texts. Words that occur in api replies or in the document's JSON
 * are data and need no translation.
 */
export async function readPage(page: Page, address: string, ready: (page: Page) => Promise<void>): Promise<Findings> {
  const replies: Promise<string>[] = [];
  const keep = (response: Response): void => {
    // The stream of events has no end to wait for.
    const hasEnd = !response.headers()['content-type']?.startsWith('text/event-stream');
    if (hasEnd && new URL(response.url()).pathname.startsWith('/api/')) replies.push(response.text().catch(() => ''));
  };
  page.on('response', keep);
  await page.goto(address);
  await ready(page);
  await page.waitForLoadState('networkidle');
  page.off('response', keep);
  const boot = await page.locator('script[type="application/json"]').allTextContents();
  const data = [...(await Promise.all(replies)), ...boot].join('\n').toLowerCase();
  const { plain, cut } = await page.evaluate(textsOnPage);
  const isData = (text: string): boolean =>
    text
      .replace(NEUTRAL, '')
      .split(/[^\p{L}'’-]+/u)
      .filter((word) => word.length > 1)
      .every((word) => data.includes(word.toLowerCase()));
  return { untranslated: [...new Set(plain)].filter((text) => !isData(text)), cut: [...new Set(cut)] };
}
