import type { JSHandle, Page } from '@playwright/test';

/** A text node that the page shows. It lives in the page and is handed from one measure to the next. */
export interface ShownText {
  element: Element;
  node: Text;
  /** Name of the text in findings: its first 60 letters. */
  name: string;
  /** Measures the rectangles of the text's lines, in px of the window. */
  measureLines: () => DOMRect[];
}

/** Collects the texts that the page shows, without those for screen readers only and without options of closed lists. */
export const collectShownTexts = (page: Page): Promise<JSHandle<ShownText[]>> =>
  page.evaluateHandle(() => {
    const isForScreenReadersOnly = (element: Element): boolean => {
      for (let ancestor: Element | null = element; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement)
        if (getComputedStyle(ancestor).clipPath !== 'none') return true;
      return false;
    };
    const measureLines = (node: Text): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    };
    const texts: ShownText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const { parentElement: element, data } = node;
      if (!element || data.trim() === '' || element.closest('script, style, noscript, template, option, svg')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) continue;
      if (isForScreenReadersOnly(element) || measureLines(node).length === 0) continue;
      texts.push({ element, node, name: data.trim().slice(0, 60), measureLines: () => measureLines(node) });
    }
    return texts;
  });
