import type { Page } from '@playwright/test';
import { recordData } from './recordData';

interface Findings {
  untranslated: string[];
  truncated: string[];
}

/** Runs in the page: returns the visible texts and labels outside the brackets of the pseudo-locale, and the bracketed texts that are truncated. */
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
  const scrolls = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
  };
  const sticksOut = (element: Element, ancestor: Element): boolean => {
    const [textBox, box] = [element.getBoundingClientRect(), ancestor.getBoundingClientRect()];
    return textBox.right > box.right + 1 || textBox.bottom > box.bottom + 1 || textBox.left < box.left - 1;
  };
  /** True if a part around the text hides some of it; what lies outside a part that scrolls can be scrolled to. */
  const isHiddenByAncestor = (element: Element): boolean => {
    for (
      let ancestor = element.parentElement;
      ancestor && ancestor !== document.body && !scrolls(ancestor);
      ancestor = ancestor.parentElement
    )
      if (clipsContent(ancestor) && sticksOut(element, ancestor)) return true;
    return false;
  };
  const isClipped = (element: HTMLElement): boolean => {
    const overflows = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    return (clipsContent(element) && overflows) || isHiddenByAncestor(element);
  };
  /** True if a text contains data, such as words of members, and so may be truncated: letters of the pseudo-locale have accents. */
  const hasData = (element: HTMLElement): boolean => /[a-z]{3}/.test(element.innerText);
  const translatedElements = textElements.filter((element) => element.innerText.includes('['));
  const labels = [...document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')]
    .filter((element) => !element.closest('body [lang]') && isShown(element))
    .flatMap((element) => ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''));
  return {
    untranslated: [
      ...textElements
        .filter((element) => !element.innerText.includes('[') && !isBracketed(element))
        .map((element) => element.innerText.trim()),
      ...[document.title, ...labels].filter((label) => /\p{L}/u.test(label) && !label.includes('[')),
    ],
    truncated: translatedElements.filter((element) => !hasData(element) && isClipped(element)).map((element) => element.innerText.trim()),
  };
}

/**
 * Opens a page or an overlay in the pseudo-locale and returns its untranslated and its truncated texts. Words that occur in api replies or in
 * the document's JSON are data and need no translation.
 */
export async function readPage(page: Page, open: () => Promise<unknown>): Promise<Findings> {
  const finishRecording = recordData(page);
  await open();
  await page.waitForLoadState('networkidle');
  const isData = await finishRecording();
  const { untranslated, truncated } = await page.evaluate(collectTexts);
  return { untranslated: [...new Set(untranslated)].filter((text) => !isData(text)), truncated: [...new Set(truncated)] };
}
