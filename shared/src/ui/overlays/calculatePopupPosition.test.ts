import { calculatePopupPosition } from './calculatePopupPosition';

const view = { width: 360, height: 600 };
const menuSize = { width: 200, height: 150 };
const at = (left: number, top: number) => ({ left, top, right: left + 44, bottom: top + 44 });

describe('calculatePopupPosition', () => {
  it.each([
    ['under its anchor, ends aligned', at(300, 10), 'bottom end' as const, { top: 58, left: 144 }],
    ['under its anchor, starts aligned', at(20, 10), 'bottom start' as const, { top: 58, left: 20 }],
    ['above when there is no room below', at(300, 500), 'bottom end' as const, { top: 346, left: 144 }],
    ['below when there is no room above', at(300, 20), 'top end' as const, { top: 68, left: 144 }],
    ['inside the window at its start', at(10, 10), 'bottom end' as const, { top: 58, left: 8 }],
    ['inside the window at its end', at(310, 10), 'bottom start' as const, { top: 58, left: 152 }],
  ])('is placed %s', (_, anchor, placement, position) => {
    expect(calculatePopupPosition(anchor, menuSize, view, placement)).toMatchObject(position);
  });

  it('takes the side with more room when it fits on neither, and is limited to that room', () => {
    const tallMenuSize = { width: 200, height: 580 };
    expect(calculatePopupPosition(at(0, 400), tallMenuSize, view, 'bottom start')).toEqual({ top: 8, left: 8, maxHeight: 388 });
    expect(calculatePopupPosition(at(0, 100), tallMenuSize, view, 'bottom start')).toEqual({ top: 148, left: 8, maxHeight: 444 });
  });
});
