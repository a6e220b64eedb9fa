import type { SeededRandom } from '../../seededRandom';
import type { HairColor } from '../hairColors';
import { mixColor } from '../mixColor';
import type { Point } from '../points';
import { sampleCurve } from '../sampleCurve';
import { smoothPath } from '../smoothPath';
import { svg } from '../svg';
import { betweenEdges } from './betweenEdges';
import { drawTips } from './drawTips';
import type { HairLock } from './hairLock';

export interface HairPaint {
  color: HairColor;
  random: SeededRandom;
  wave: { width: number; count: number };
}

const SAMPLES = 15;

/** Waves grow from the root to the ends, so that the parting stays smooth. */
const waved = (points: readonly Point[], { width, count }: HairPaint['wave'], phase: number): Point[] =>
  width === 0
    ? [...points]
    : points.map(([x, y], index) => {
        const along = index / (points.length - 1);
        return [x + Math.sin(along * count * 2 * Math.PI + phase) * width * Math.min(1, along * 1.6), y];
      });

function strand(lock: HairLock, edges: readonly [Point[], Point[]], index: number, { color, random, wave }: HairPaint): string {
  const share = (index + 0.5 + random.between(-0.45, 0.45)) / lock.strands;
  const line = waved(betweenEdges(edges[0], edges[1], share), { ...wave, width: wave.width * 1.15 }, random.between(-0.5, 0.5));
  const bright = random.chance(0.4);
  const cut = random.int(0, 4);
  const ink = bright ? 'url(#sheen)' : color.dark;
  return svg`<path d="${smoothPath(line.slice(cut, line.length - random.int(0, 3)))}" stroke="${ink}" stroke-width="${random.between(0.8, 3.2)}" stroke-opacity="${bright ? 0.55 : random.between(0.14, 0.36)}"/>`;
}

/** Single hairs just outside the shape. */
function flyaways(edges: readonly [Point[], Point[]], paint: HairPaint): string {
  const { random, color, wave } = paint;
  return [random.between(1.01, 1.05), random.between(-0.05, 0)]
    .map((share) => {
      const line = waved(betweenEdges(edges[0], edges[1], share), wave, random.between(-0.8, 0.8)).slice(4, 13);
      return svg`<path d="${smoothPath(line)}" stroke="${color.base}" stroke-width="1.1" stroke-opacity=".6"/>`;
    })
    .join('');
}

/** One bundle: its filled shape with strands that follow it. */
export function drawLock(lock: HairLock, paint: HairPaint): string {
  const edges: [Point[], Point[]] = [sampleCurve(lock.a, SAMPLES), sampleCurve(lock.b, SAMPLES)];
  const [a, b] = [waved(edges[0], paint.wave, 0), waved(edges[1], paint.wave, 0)];
  const tone = lock.tone ?? 0;
  const { base, dark, light } = paint.color;
  const fill = tone === 0 ? 'url(#hair)' : mixColor(base, tone > 0 ? light : dark, Math.abs(tone));
  const outline = `${smoothPath(a)}${smoothPath(b.toReversed(), 'L')}Z`;
  const strands = Array.from({ length: lock.strands }, (_, index) => strand(lock, edges, index, paint)).join('');
  const tips = lock.tips ? drawTips(a, b, lock.tips, paint) : '';
  const loose = lock.strands > 9 ? flyaways(edges, paint) : '';
  return `${tips}<path d="${outline}" fill="${fill}"/><g fill="none" stroke-linecap="round">${strands}${loose}</g>`;
}
