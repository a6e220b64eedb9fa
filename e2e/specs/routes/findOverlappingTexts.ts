import type { JSHandle } from '@playwright/test';
import type { ShownText } from './collectShownTexts';

/**
 * Finds pairs of texts whose letters lie on top of each other by more than 1 px in both axes, both of them visible there. A text that is
 * covered by the background of what lies above it, such as a bar, a dialog or a card, overlaps nothing. Scrolls the page.
 */
export const findOverlappingTexts = (texts: JSHandle<ShownText[]>): Promise<string[]> =>
  texts.evaluate((shownTexts) => {
    const TOLERANCE_PX = 1;
    /** Opacity of a background from which on it covers what lies below. */
    const COVERING_OPACITY = 0.5;
    /** Removes the space above and below the letters, which lines that are close together share. */
    const toLetters = ({ left, top, width, height }: DOMRect): DOMRect => new DOMRect(left, top + height * 0.2, width, height * 0.6);
    const intersect = (one: DOMRect, other: DOMRect): DOMRect | undefined => {
      const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
      const [width, height] = [Math.min(one.right, other.right) - left, Math.min(one.bottom, other.bottom) - top];
      return width > TOLERANCE_PX && height > TOLERANCE_PX ? new DOMRect(left, top, width, height) : undefined;
    };
    const findIntersection = (one: ShownText, other: ShownText): DOMRect | undefined => {
      const otherLines = other.measureLines().map(toLetters);
      for (const line of one.measureLines().map(toLetters))
        for (const otherLine of otherLines) {
          const intersection = intersect(line, otherLine);
          if (intersection) return intersection;
        }
      return undefined;
    };
    const getOpacity = (color: string): number => Number(/(?:^rgba\(.*,|\/) *([\d.]+)\)$/.exec(color)?.[1] ?? 1);
    const covers = (element: Element): boolean => {
      const { backgroundColor, backgroundImage, backdropFilter } = getComputedStyle(element);
      if (element.matches('img, video, canvas')) return true;
      return getOpacity(backgroundColor) >= COVERING_OPACITY || backgroundImage !== 'none' || backdropFilter !== 'none';
    };
    /** Returns the elements that can be seen at a point of the window: from the top down to the first that covers what lies below. */
    const getVisibleElements = ({ left, top, width, height }: DOMRect): Element[] => {
      const elements = document.elementsFromPoint(left + width / 2, top + height / 2);
      const coverIndex = elements.findIndex(covers);
      return coverIndex < 0 ? elements : elements.slice(0, coverIndex + 1);
    };
    const areBothVisible = (one: ShownText, other: ShownText, intersection: DOMRect): boolean => {
      window.scrollBy({ top: intersection.top - window.innerHeight / 2, behavior: 'instant' });
      const current = findIntersection(one, other);
      if (!current) return false;
      const elements = getVisibleElements(current);
      return elements.includes(one.element) && elements.includes(other.element);
    };

    const areas = shownTexts.map(({ measureLines }) => {
      const lines = measureLines();
      const [left, top] = [Math.min(...lines.map((line) => line.left)), Math.min(...lines.map((line) => line.top))];
      const [right, bottom] = [Math.max(...lines.map((line) => line.right)), Math.max(...lines.map((line) => line.bottom))];
      return new DOMRect(left, top, right - left, bottom - top);
    });
    const candidates = shownTexts.flatMap((one, index) =>
      shownTexts.slice(index + 1).flatMap((other, offset) => {
        const [area, otherArea] = [areas[index], areas[index + 1 + offset]];
        const isNear = area !== undefined && otherArea !== undefined && intersect(area, otherArea) !== undefined;
        const intersection = isNear && one.element !== other.element ? findIntersection(one, other) : undefined;
        return intersection ? [{ one, other, intersection }] : [];
      }),
    );
    return candidates
      .filter(({ one, other, intersection }) => areBothVisible(one, other, intersection))
      .map(({ one, other }) => `“${one.name}” and “${other.name}”`);
  });
