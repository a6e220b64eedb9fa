import type { Page } from '@playwright/test';

/** Lists boxes that cut off text, and whether the page or a dialog scrolls sideways. Ellipses are intended and not listed. */
export const findTextProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Tolerance for rounding, in px. */
    const tolerance = 2;
    const describeElement = (element: Element): string =>
      `${element.tagName.toLowerCase()} ${(element.textContent ?? '').trim().slice(0, 40)}`;
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    const isCutOff = (element: Element): boolean => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none' || element.clientWidth <= 1 || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
      const clipsContent = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      return (
        (clipsContent(overflowX) && element.scrollWidth > element.clientWidth + tolerance) ||
        (clipsContent(overflowY) && element.scrollHeight > element.clientHeight + tolerance)
      );
    };
    const extendsBeyond = (element: Element, box: Element): boolean => {
      const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
      return inner.right > outer.right + tolerance || inner.bottom > outer.bottom + tolerance || inner.top < outer.top - tolerance;
    };
    /** Finds the box that cuts off an element's text: the element's own or an ancestor's. */
    const findClippingBox = (element: Element): Element | undefined => {
      for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement)
        if (isCutOff(box) && (box === element || extendsBeyond(element, box))) return box;
      return undefined;
    };
    const root = document.documentElement;
    const problems = new Set<string>();
    if (root.scrollWidth > root.clientWidth) {
      const overflowingElements = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
      );
      problems.add(`sideways by ${root.scrollWidth - root.clientWidth}: ${overflowingElements.slice(-3).map(describeElement).join(' | ')}`);
    }
    for (const dialog of document.querySelectorAll('[role=dialog], [role=alertdialog]'))
      if (dialog.scrollWidth > dialog.clientWidth + tolerance) problems.add(`sideways in ${describeElement(dialog)}`);
    for (const element of document.body.querySelectorAll('*')) {
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      const box = findClippingBox(element);
      if (box) problems.add(`cut off: ${describeElement(element)} in ${box.tagName.toLowerCase()}`);
    }
    return [...problems];
  });
