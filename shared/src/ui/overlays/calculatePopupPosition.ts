export type Placement = 'bottom start' | 'bottom end' | 'top start' | 'top end';

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
interface Size {
  width: number;
  height: number;
}

const GAP_PX = 4;
const EDGE_MARGIN_PX = 8;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

interface Position {
  top: number;
  left: number;
  /** Available space in px on the chosen side. */
  maxHeight: number;
}

/**
 * Calculates the position of a popup in the window, in px: on the preferred side of its anchor if it fits there, otherwise on the side with more
 * space. It never covers the anchor.
 */
export function calculatePopupPosition(anchor: Box, popup: Size, viewport: Size, placement: Placement): Position {
  const spaceBelow = viewport.height - EDGE_MARGIN_PX - anchor.bottom - GAP_PX;
  const spaceAbove = anchor.top - GAP_PX - EDGE_MARGIN_PX;
  const [preferredSpace, otherSpace] = placement.startsWith('bottom') ? [spaceBelow, spaceAbove] : [spaceAbove, spaceBelow];
  const usesPreferredSide = popup.height <= preferredSpace || preferredSpace >= otherSpace;
  const isBelow = placement.startsWith('bottom') === usesPreferredSide;
  const maxHeight = Math.max(0, isBelow ? spaceBelow : spaceAbove);
  const left = placement.endsWith('start') ? anchor.left : anchor.right - popup.width;
  return {
    top: isBelow ? anchor.bottom + GAP_PX : anchor.top - GAP_PX - Math.min(popup.height, maxHeight),
    left: clamp(left, EDGE_MARGIN_PX, Math.max(EDGE_MARGIN_PX, viewport.width - EDGE_MARGIN_PX - popup.width)),
    maxHeight,
  };
}
