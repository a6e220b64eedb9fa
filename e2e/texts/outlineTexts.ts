import type { JSHandle, Page } from '@playwright/test';
import { findMarkedSpans } from './marks';

/** Where a text is on a picture: among its words, as a label such as a placeholder or a name for screen readers, or hidden at the moment. */
export type TextPlace = 'shown' | 'label' | 'hidden';

/** A text that is on a picture. */
export interface FoundText {
  /** Number of the outline on the picture. */
  label: number;
  /** Number in the marks of the text. */
  textNumber: number;
  place: TextPlace;
}

/** What a page consists of: its text nodes in their order, and the attributes that hold words. */
interface PageWords {
  nodes: Text[];
  attributes: { element: Element; value: string }[];
}

/** A point in the text nodes: the position of the node and the offset in it. */
type Point = [node: number, offset: number];

interface Outline {
  label: number;
  target: { from: Point; to: Point } | { attribute: number };
}

/** Attributes whose values are read by people. */
const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-valuetext', 'aria-roledescription'];

const collectWords = (page: Page): Promise<JSHandle<PageWords>> =>
  page.evaluateHandle((attributeNames) => {
    const nodes: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style, noscript, template')) nodes.push(walker.currentNode as Text);
    const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
      attributeNames.flatMap((name) => {
        const value = element.getAttribute(name);
        return value === null ? [] : [{ element, value }];
      }),
    );
    return { nodes, attributes };
  }, ATTRIBUTES);

/** Finds the marked texts in nodes and attributes; those of the same text have the same label. */
export function planOutlines(nodeTexts: readonly string[], attributeValues: readonly string[]): (Outline & { textNumber: number })[] {
  let length = 0;
  const nodeStarts = nodeTexts.map((text) => (length += text.length) - text.length);
  const toPoint = (position: number): Point => {
    const node = nodeStarts.findLastIndex((start) => start <= position);
    return [node, position - (nodeStarts[node] ?? 0)];
  };
  const spans = findMarkedSpans(nodeTexts.join('')).sort((one, other) => one.start - other.start);
  const targets = [
    ...spans.map(({ number, start, end }) => ({ number, target: { from: toPoint(start), to: toPoint(end) } })),
    ...attributeValues.flatMap((value, attribute) => findMarkedSpans(value).map(({ number }) => ({ number, target: { attribute } }))),
  ];
  const labels = new Map<number, number>();
  return targets.map(({ number, target }) => {
    const label = labels.get(number) ?? labels.size + 1;
    labels.set(number, label);
    return { label, target, textNumber: number };
  });
}

/** Draws the outlines over the page; returns for each of them where its text is. */
const drawOutlines = (words: JSHandle<PageWords>, outlines: readonly Outline[]): Promise<TextPlace[]> =>
  words.evaluate(({ nodes, attributes }, plannedOutlines) => {
    const layer = document.createElement('div');
    layer.id = 'text-outlines';
    Object.assign(layer.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      width: '0',
      height: '0',
      zIndex: '2147483647',
      pointerEvents: 'none',
    });
    /** True for what only screen readers get, which is clipped away. */
    const isClippedAway = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClippedAway(element.parentElement));
    const isShown = (element: Element | null | undefined): boolean =>
      element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true &&
      !element.closest('[hidden]') &&
      !isClippedAway(element);
    const draw = ({ left, top, width, height }: DOMRect, color: string, label: string): void => {
      const box = document.createElement('div');
      const [x, y] = [left + window.scrollX, top + window.scrollY];
      Object.assign(box.style, { position: 'absolute', left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
      Object.assign(box.style, { outline: `1px solid ${color}`, font: 'bold 8px/9px sans-serif', color: 'white' });
      if (label !== '') {
        const badge = document.createElement('span');
        badge.textContent = label;
        Object.assign(badge.style, { position: 'absolute', left: '-1px', bottom: '100%', padding: '0 2px', background: color });
        box.append(badge);
      }
      layer.append(box);
    };
    const toRange = (from: Point, to: Point): Range | undefined => {
      const [start, end] = [nodes[from[0]], nodes[to[0]]];
      if (!start?.isConnected || !end?.isConnected) return undefined;
      const range = document.createRange();
      range.setStart(start, Math.min(from[1], start.length));
      range.setEnd(end, Math.min(to[1], end.length));
      return range;
    };
    const places = plannedOutlines.map(({ label, target }): TextPlace => {
      if ('attribute' in target) {
        const element = attributes[target.attribute]?.element;
        if (element && isShown(element)) draw(element.getBoundingClientRect(), 'royalblue', String(label));
        return 'label';
      }
      const rects = [...(toRange(target.from, target.to)?.getClientRects() ?? [])].filter(({ width, height }) => width > 0 && height > 0);
      const elements = [nodes[target.from[0]], nodes[target.to[0]]].map((node) => node?.parentElement);
      if (rects.length === 0 || !elements.some(isShown)) return 'hidden';
      rects.forEach((rect, index) => draw(rect, 'crimson', index === 0 ? String(label) : ''));
      return 'shown';
    });
    document.documentElement.append(layer);
    return places;
  }, outlines);

/** Outlines each marked text of the page with its number; returns the texts, each of them once, and those of the title of the page. */
export async function outlineTexts(page: Page): Promise<FoundText[]> {
  const words = await collectWords(page);
  const { nodeTexts, attributeValues } = await words.evaluate(({ nodes, attributes }) => ({
    nodeTexts: nodes.map(({ data }) => data),
    attributeValues: attributes.map(({ value }) => value),
  }));
  const outlines = planOutlines(nodeTexts, [...attributeValues, await page.title()]);
  const places = await drawOutlines(words, outlines);
  await words.dispose();
  const found = new Map<number, FoundText>();
  for (const [index, { label, textNumber }] of outlines.entries()) {
    const place = places[index] ?? 'hidden';
    if (found.get(textNumber)?.place !== 'shown') found.set(textNumber, { label, textNumber, place });
  }
  return [...found.values()];
}

export const removeOutlines = (page: Page): Promise<void> => page.evaluate(() => document.getElementById('text-outlines')?.remove());
