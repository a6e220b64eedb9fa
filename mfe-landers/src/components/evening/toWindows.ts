import type { House } from './House';
import { WATER_LINE_Y } from './housePath';

export interface HouseWindow {
  x: number;
  y: number;
  width: number;
  height: number;
  isLit: boolean;
}

const GROUND_FLOOR_HEIGHT = 96;

/** Computes the windows of a house above its ground floor. */
export function computeWindows({ x, width, height, columns, rows, litWindows }: House): HouseWindow[] {
  const columnWidth = width / columns;
  const rowHeight = (height - GROUND_FLOOR_HEIGHT) / rows;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: x + columnWidth * ((index % columns) + 0.5) - columnWidth * 0.21,
    y: WATER_LINE_Y - height + rowHeight * Math.floor(index / columns) + rowHeight * 0.2,
    width: columnWidth * 0.42,
    height: rowHeight * 0.6,
    isLit: litWindows.includes(index),
  }));
}
