import type { Page } from '@playwright/test';

/**
 * Lists what the link of the quick exit shares its place with, at the current scroll position: texts and controls whose boxes meet its box.
 * Content of the page that has been scrolled under the strip as a whole does not count; anything else that covers or touches the link does.
 */
export const findExitOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, video[controls], [role=button], [role=switch], [role=slider], [tabindex="0"]';
    const link = document.querySelector('[data-quick-exit]');
    const strip = link?.parentElement;
    if (!link || !strip) return ['no quick exit'];
    const linkBox = link.getBoundingClientRect();
    const problems: string[] = [];

    const stripBox = strip.getBoundingClientRect();
    if (linkBox.height < 24 || linkBox.width < 44) problems.push(`too small: ${linkBox.width} x ${linkBox.height}`);
    if (stripBox.top !== 0 || stripBox.width !== document.body.clientWidth) problems.push('not along the whole upper edge of the window');
    // Inside of its round corners.
    for (const x of [linkBox.left + 6, (linkBox.left + linkBox.right) / 2, linkBox.right - 6])
      for (const y of [linkBox.top + 6, linkBox.bottom - 6])
        if (!link.contains(document.elementFromPoint(x, y))) problems.push(`covered at ${x}, ${y}`);
    const words = document.createRange();
    words.selectNode(link.querySelector('span')?.firstChild ?? link);
    if (words.getBoundingClientRect().right > linkBox.right) problems.push('its words are cut off');

    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    /** True when something not visible, such as the texts for screen readers, is cut down to nothing. */
    const isClippedAway = (element: Element): boolean => {
      for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement)
        if (getComputedStyle(outer).clipPath === 'inset(50%)') return true;
      return false;
    };
    /** The part of a box that the boxes around it do not cut off, such as a list that scrolls inside the page. */
    const clip = (box: DOMRect, element: Element): DOMRect => {
      let { left, top, right, bottom } = box;
      for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(outer);
        const outerBox = outer.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, outerBox.left), Math.min(right, outerBox.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, outerBox.top), Math.min(bottom, outerBox.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const meets = (box: DOMRect): boolean =>
      box.width > 0 &&
      box.height > 0 &&
      box.left < linkBox.right &&
      box.right > linkBox.left &&
      box.top < linkBox.bottom &&
      box.bottom > linkBox.top;
    /** True for content that moves with the page, once the page has been scrolled. */
    const hasScrolledUnder = (element: Element): boolean => {
      for (let outer: Element | null = element; outer; outer = outer.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(outer).position)) return false;
      return window.scrollY > 0;
    };
    const check = (element: Element, boxes: Iterable<DOMRect>, name: string): void => {
      if (strip.contains(element) || ![...boxes].some((box) => meets(clip(box, element)))) return;
      if (isVisible(element) && !isClippedAway(element) && !hasScrolledUnder(element))
        problems.push(`${name} of ${element.tagName.toLowerCase()}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const { parentElement: element } = currentNode;
      const text = currentNode.textContent?.trim() ?? '';
      if (text === '' || !element || element.closest('script, style, noscript, template')) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      check(element, range.getClientRects(), `text "${text.slice(0, 40)}"`);
    }
    for (const control of document.body.querySelectorAll(CONTROLS))
      check(control, control.getClientRects(), `control "${(control.textContent ?? '').trim().slice(0, 40)}"`);
    return problems;
  });
