import type { JSHandle } from '@playwright/test';
import type { ShownText } from './collectShownTexts';

/**
 * Finds words that a line break divides. A word consists of letters, digits and apostrophes; hyphens, soft hyphens, dots and other signs end
 * it, since a line may break there. Chromium without hyphenation patterns breaks words also where `hyphens: auto` would add a hyphen; those
 * are marked.
 */
export const findBrokenWords = (texts: JSHandle<ShownText[]>): Promise<string[]> =>
  texts.evaluate((shownTexts) => {
    const WORD_PATTERN = /[\p{L}\p{M}\p{N}'’]{2,}/gu;
    const countLines = (rects: Iterable<DOMRect>): number => {
      const tops: number[] = [];
      for (const { top, width, height } of rects)
        if (width > 0 && !tops.some((lineTop) => Math.abs(lineTop - top) < height / 2)) tops.push(top);
      return tops.length;
    };
    return shownTexts.flatMap(({ element, node, measureLines }) => {
      if (countLines(measureLines()) < 2) return [];
      const range = document.createRange();
      return [...node.data.matchAll(WORD_PATTERN)]
        .filter(({ 0: word, index }) => {
          // Behind a soft hyphen, the first character's rectangles include the hyphen at the end of the line before.
          range.setStart(node, node.data[index - 1] === '\u00ad' ? index + 1 : index);
          range.setEnd(node, index + word.length);
          return countLines(range.getClientRects()) > 1;
        })
        .map(([word]) => (getComputedStyle(element).hyphens === 'auto' ? `“${word}” (hyphens: auto)` : `“${word}”`));
    });
  });
