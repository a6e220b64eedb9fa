import { calculatePopupPosition } from './calculatePopupPosition';

const viewport = { width: 360, height: 600 };
const menuSize = { width: 200, height: 150 };
const anAnchor = (left: number, top: number) => ({ left, top, right: left + 44, bottom: top + 44 });

describe('calculatePopupPosition', () => {
  it.each([
    ['under its anchor, ends aligned', anAnchor(300, 10), 'bottom end' as const, { top: 58, left: 144 }],
    ['under its anchor, starts aligned', anAnchor(20, 10), 'bottom start' as const, { top: 58, left: 20 }],
    ['above when there is no room below', anAnchor(300, 500), 'bottom end' as const, { top: 346, left: 144 }],
    ['below when there is no room above', anAnchor(300, 20), 'top end' as const, { top: 68, left: 144 }],
    ['inside the window at its start', anAnchor(10, 10), 'bottom end' as const, { top: 58, left: 8 }],
    ['inside the window at its end', anAnchor(310, 10), 'bottom start' as const, { top: 58, left: 152 }],
  ])('is placed %s', (_, anchor, placement, position) => {
    expect(calculatePopupPosition(anchor, menuSize, viewport, placement)).toMatchObject(position);
  });

  it('takes the side with more room when it fits on neither, and is limited to that room', () => {
    const tallMenuSize = { width: 200, height: 580 };
    expect(calculatePopupPosition(anAnchor(0, 400), tallMenuSize, viewport, 'bottom start')).toEqual({ top: 8, left: 8, maxHeight: 388 });
    expect(calculatePopupPosition(anAnchor(0, 100), tallMenuSize, viewport, 'bottom start')).toEqual({ top: 148, left: 8, maxHeight: 444 });
  });
});
