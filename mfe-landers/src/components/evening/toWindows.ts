import type { House } from './House';
import { QUAY } from './housePath';

export interface HouseWindow {
  x: number;
  y: number;
  width: number;
  height: number;
  lit: boolean;
}

const GROUND = 96;

/** Windows of a house above its ground floor. */
export function toWindows({ x, width, height, columns, rows, lit }: House): HouseWindow[] {
  const column = width / columns;
  const row = (height - GROUND) / rows;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: x + column * ((index % columns) + 0.5) - column * 0.21,
    y: QUAY - height + row * Math.floor(index / columns) + row * 0.2,
    width: column * 0.42,
    height: row * 0.6,
    lit: lit.includes(index),
  }));
}
