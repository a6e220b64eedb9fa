import { mixColor } from '../mixColor';
import type { Point } from '../points';
import { smoothPath } from '../smoothPath';
import { betweenEdges } from './betweenEdges';
import type { HairPaint } from './drawLock';

/** Pointed ends of different length, so that long hair does not stop like a curtain. */
export function drawTips(a: readonly Point[], b: readonly Point[], count: number, { color, random }: HairPaint): string {
  const from = Math.floor(a.length * 0.6);
  const tip = (index: number) => {
    const share = (index + random.between(-0.2, 0.2)) / count;
    const left = betweenEdges(a, b, Math.max(0, share)).slice(from);
    const right = betweenEdges(a, b, Math.min(1, share + 1.35 / count)).slice(from);
    const [lx, ly] = left.at(-1) ?? [0, 0];
    const [rx, ry] = right.at(-1) ?? [0, 0];
    const point: Point = [(lx + rx) / 2 + random.between(-5, 5), Math.max(ly, ry) + random.between(5, 20)];
    const shade = random.between(0.1, 0.6);
    return `<path d="${smoothPath([...left, point])}${smoothPath(right.toReversed(), 'L')}Z" fill="${mixColor(color.base, color.dark, shade)}"/>`;
  };
  return Array.from({ length: count }, (_, index) => tip(index)).join('');
}
