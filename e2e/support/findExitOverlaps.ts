import type { Page } from '@playwright/test';

/**
 * Lists what is wrong with the quick exit at the current scroll position: its link is too small, covered or cut off, its strip is
 * not along the upper edge, or texts or controls overlap the link. Content that has scrolled under the strip with the page does not count.
 */
export const findExitOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROL_SELECTOR =
      'a[href], button, input, select, textarea, summary, video[controls], [role=button], [role=switch], [role=slider], [tabindex="0"]';
    /** Distance in px of the tested points from the link's edges, since its corners are round. */
    const cornerInsetPx = 6;
    const problems: string[] = [];
    const link = document.querySelector('[data-quick-exit]');
    const strip = link?.parentElement;
    if (!link || !strip) return ['no quick exit'];
    const linkBox = link.getBoundingClientRect();

    const checkLink = (): void => {
      const stripBox = strip.getBoundingClientRect();
      if (linkBox.height < 24 || linkBox.width < 44) problems.push(`too small: ${linkBox.width} x ${linkBox.height}`);
      if (stripBox.top !== 0 || stripBox.width !== document.body.clientWidth) problems.push('not along the whole upper edge');
      for (const x of [linkBox.left + cornerInsetPx, linkBox.right - cornerInsetPx])
        for (const y of [linkBox.top + cornerInsetPx, linkBox.bottom - cornerInsetPx])
          if (!link.contains(document.elementFromPoint(x, y))) problems.push(`covered at ${x}, ${y}`);
    };
    const checkWords = (): void => {
      const labelRange = document.createRange();
      labelRange.selectNode(link.querySelector('span')?.firstChild ?? link);
      if (labelRange.getBoundingClientRect().right > linkBox.right) problems.push('its words are cut off');
    };

    /** Returns the part of an element's box that its ancestors, such as a list that scrolls inside the page, do not cut off. */
    const clip = (box: DOMRect, element: Element): DOMRect => {
      let { left, top, right, bottom } = box;
      for (let ancestor = element.parentElement; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(ancestor);
        const outerBox = ancestor.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, outerBox.left), Math.min(right, outerBox.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, outerBox.top), Math.min(bottom, outerBox.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const meetsLink = ({ left, top, right, bottom }: DOMRect): boolean =>
      right > left && bottom > top && left < linkBox.right && right > linkBox.left && top < linkBox.bottom && bottom > linkBox.top;
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    /** Returns the element and its ancestors, from the inside out. */
    const getChain = (element: Element): Element[] => {
      const chain: Element[] = [];
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) chain.push(ancestor);
      return chain;
    };
    const isForScreenReadersOnly = (element: Element): boolean =>
      getChain(element).some((ancestor) => getComputedStyle(ancestor).clipPath === 'inset(50%)');
    /** True for content that moves with the page, once the page has been scrolled. */
    const hasScrolledUnder = (element: Element): boolean =>
      window.scrollY > 0 && !getChain(element).some((ancestor) => ['fixed', 'sticky'].includes(getComputedStyle(ancestor).position));
    const checkBoxes = (element: Element, boxes: Iterable<DOMRect>, name: string): void => {
      if (strip.contains(element) || ![...boxes].some((box) => meetsLink(clip(box, element)))) return;
      if (isVisible(element) && !isForScreenReadersOnly(element) && !hasScrolledUnder(element)) problems.push(`meets ${name}`);
    };
    const checkTexts = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: element, textContent } = walker.currentNode;
        if (!element || !textContent?.trim() || element.closest('script, style, noscript, template')) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        checkBoxes(element, range.getClientRects(), `text "${textContent.trim().slice(0, 40)}"`);
      }
    };
    const checkControls = (): void => {
      for (const control of document.body.querySelectorAll(CONTROL_SELECTOR))
        checkBoxes(control, control.getClientRects(), `control "${(control.textContent ?? '').trim().slice(0, 40)}"`);
    };

    for (const check of [checkLink, checkWords, checkTexts, checkControls]) check();
    return problems;
  });
