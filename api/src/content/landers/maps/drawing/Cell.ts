/** A six-sided cell of a map, point up: `column` counts half widths, so that every second row is shifted by one. */
export interface Cell {
  column: number;
  row: number;
  region: string;
}

/** Units of a drawing in half a cell's width and a quarter of its height: 7 to 4 is a regular hexagon but for one percent. */
export const HALF_WIDTH = 7;
export const QUARTER_HEIGHT = 4;
