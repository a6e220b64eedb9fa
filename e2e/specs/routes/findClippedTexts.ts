import type { JSHandle } from '@playwright/test';
import type { ShownText } from './collectShownTexts';

/** A text of which a box hides a part. */
export interface ClippedText {
  text: string;
  /** The box that hides the part, or the window. */
  box: string;
  /** True if the box ends its text with an ellipsis, so that the loss is visible. */
  hasEllipsis: boolean;
  /** True if the complete text appears as the tooltip of an element around it. */
  hasTooltip: boolean;
}

/**
 * Finds texts of which only a part is shown: a line extends beyond a box around it that hides its overflow, or beyond the window. A box that
 * scrolls hides nothing; a text that lies completely outside, such as the next card of a carousel, is hidden and not clipped.
 */
export const findClippedTexts = (texts: JSHandle<ShownText[]>): Promise<ClippedText[]> =>
  texts.evaluate((shownTexts) => {
    const TOLERANCE_PX = 1;
    const hidesContent = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

    /** Returns the boxes around an element that could clip it, from the inside out; an absolute position escapes boxes without one. */
    const getBoxes = (element: Element): Element[] => {
      const boxes = [element];
      let { position } = getComputedStyle(element);
      for (let box = element.parentElement; box && box !== document.body && position !== 'fixed'; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
        boxes.push(box);
        position = style.position;
      }
      return boxes.filter((box) => !['inline', 'contents'].includes(getComputedStyle(box).display));
    };

    interface Clip {
      /** Undefined for the window. */
      box: Element | undefined;
      /** Part of the window in which the box shows its content: from the left, from the top, to the right, to the bottom. */
      area: [number, number, number, number];
    }
    /** Returns what limits where an element's text is shown, from the inside out; what scrolls with a box inside has no limit in that axis. */
    const getClips = (element: Element): Clip[] => {
      let [isXLimited, isYLimited] = [true, true];
      const clips = getBoxes(element).map((box): Clip => {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, top, right, bottom } = box.getBoundingClientRect();
        const [fromX, toX] = isXLimited && hidesContent(overflowX) ? [left, right] : [-Infinity, Infinity];
        const [fromY, toY] = isYLimited && hidesContent(overflowY) ? [top, bottom] : [-Infinity, Infinity];
        isXLimited &&= !scrolls(overflowX);
        isYLimited &&= !scrolls(overflowY);
        return { box, area: [fromX, fromY, toX, toY] };
      });
      const window: Clip = { box: undefined, area: [0, -Infinity, document.documentElement.clientWidth, Infinity] };
      return isXLimited ? [...clips, window] : clips;
    };

    /** Removes the space above and below the letters, which may extend beyond a box whose lines are close together. */
    const trimLine = ({ left, top, width, height }: DOMRect): DOMRect => new DOMRect(left, top + height * 0.15, width, height * 0.7);
    const leaves = (line: DOMRect, [fromX, fromY, toX, toY]: Clip['area']): boolean =>
      Math.max(fromX - line.left, fromY - line.top, line.right - toX, line.bottom - toY) > TOLERANCE_PX;
    const meets = (line: DOMRect, [fromX, fromY, toX, toY]: Clip['area']): boolean =>
      Math.max(fromX - line.right, fromY - line.bottom, line.left - toX, line.top - toY) < 0;
    const hasEllipsis = (box: Element | undefined): boolean => {
      if (!box) return false;
      const { textOverflow, webkitLineClamp, overflowX } = getComputedStyle(box);
      return hidesContent(overflowX) && (textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== ''));
    };
    const isShortened = (box: Element | undefined): boolean =>
      box !== undefined &&
      hasEllipsis(box) &&
      (box.scrollWidth > box.clientWidth + TOLERANCE_PX || box.scrollHeight > box.clientHeight + 2 * TOLERANCE_PX);

    const findClip = (element: Element, lines: readonly DOMRect[]): Clip | undefined => {
      const clip = getClips(element).find(({ box, area }) => isShortened(box) || lines.some((line) => leaves(line, area)));
      return clip && lines.some((line) => meets(line, clip.area)) ? clip : undefined;
    };

    return shownTexts.flatMap(({ element, name, measureLines }) => {
      const clip = findClip(element, measureLines().map(trimLine));
      if (!clip) return [];
      return {
        text: name,
        box: clip.box ? `<${clip.box.tagName.toLowerCase()}>` : 'the window',
        hasEllipsis: hasEllipsis(clip.box),
        hasTooltip: element.closest('[title]')?.getAttribute('title')?.includes(name) === true,
      };
    });
  });
