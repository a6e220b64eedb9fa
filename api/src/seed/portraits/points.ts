export type Point = readonly [x: number, y: number];

/** Splits `x y x y …` into points. */
export function toPoints(numbers: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) points.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
  return points;
}
