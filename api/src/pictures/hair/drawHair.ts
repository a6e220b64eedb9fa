import { type Point, sampleCurve, getSmoothPath } from '../curves';
import { mixColor } from '../mixColor';
import type { SeededRandom } from '../createSeededRandom';
import { svg } from '../svg';
import type { HairColor } from './hairColors';
import type { CurlArc, HairLock, HairStyle } from './HairStyle';

/** Interpolates a line between two edges: `fraction` is 0 at the first and 1 at the second; outside this range, the line lies beyond the edges. */
const interpolateEdges = (a: readonly Point[], b: readonly Point[], fraction: number): Point[] =>
  a.map(([x, y], index) => {
    const [bx, by] = b[index] ?? [x, y];
    return [x + (bx - x) * fraction, y + (by - y) * fraction];
  });

/** Draws pointed ends of different lengths, so that long hair does not end in a straight line. */
function drawTips(a: readonly Point[], b: readonly Point[], count: number, { color, random }: HairPaint): string {
  const tipStart = Math.floor(a.length * 0.6);
  const drawTip = (index: number) => {
    const fraction = (index + random.between(-0.2, 0.2)) / count;
    const leftEdge = interpolateEdges(a, b, Math.max(0, fraction)).slice(tipStart);
    const rightEdge = interpolateEdges(a, b, Math.min(1, fraction + 1.35 / count)).slice(tipStart);
    const [lx, ly] = leftEdge.at(-1) ?? [0, 0];
    const [rx, ry] = rightEdge.at(-1) ?? [0, 0];
    const tipPoint: Point = [(lx + rx) / 2 + random.between(-5, 5), Math.max(ly, ry) + random.between(5, 20)];
    const shade = random.between(0.1, 0.6);
    return `<path d="${getSmoothPath([...leftEdge, tipPoint])}${getSmoothPath(rightEdge.toReversed(), 'L')}Z" fill="${mixColor(color.base, color.dark, shade)}"/>`;
  };
  return Array.from({ length: count }, (_, index) => drawTip(index)).join('');
}

interface HairPaint {
  color: HairColor;
  random: SeededRandom;
  wave: { width: number; count: number };
}

const SAMPLE_COUNT = 15;

/** Adds waves that grow from the root to the ends, so that the parting stays smooth. */
const addWaves = (points: readonly Point[], { width, count }: HairPaint['wave'], phase: number): Point[] =>
  width === 0
    ? [...points]
    : points.map(([x, y], index) => {
        const progress = index / (points.length - 1);
        return [x + Math.sin(progress * count * 2 * Math.PI + phase) * width * Math.min(1, progress * 1.6), y];
      });

function drawStrand(lock: HairLock, edges: readonly [Point[], Point[]], index: number, { color, random, wave }: HairPaint): string {
  const fraction = (index + 0.5 + random.between(-0.45, 0.45)) / lock.strands;
  const line = addWaves(interpolateEdges(edges[0], edges[1], fraction), { ...wave, width: wave.width * 1.15 }, random.between(-0.5, 0.5));
  const isBright = random.chance(0.4);
  const start = random.int(0, 4);
  const ink = isBright ? 'url(#sheen)' : color.dark;
  return svg`<path d="${getSmoothPath(line.slice(start, line.length - random.int(0, 3)))}" stroke="${ink}" stroke-width="${random.between(0.8, 3.2)}" stroke-opacity="${isBright ? 0.55 : random.between(0.14, 0.36)}"/>`;
}

/** Draws single hairs just outside the shape of a lock. */
function drawFlyaways(edges: readonly [Point[], Point[]], paint: HairPaint): string {
  const { random, color, wave } = paint;
  return [random.between(1.01, 1.05), random.between(-0.05, 0)]
    .map((fraction) => {
      const line = addWaves(interpolateEdges(edges[0], edges[1], fraction), wave, random.between(-0.8, 0.8)).slice(4, 13);
      return svg`<path d="${getSmoothPath(line)}" stroke="${color.base}" stroke-width="1.1" stroke-opacity=".6"/>`;
    })
    .join('');
}

/** Draws one lock: its filled shape, and strands that follow the shape. */
function drawLock(lock: HairLock, paint: HairPaint): string {
  const edges: [Point[], Point[]] = [sampleCurve(lock.a, SAMPLE_COUNT), sampleCurve(lock.b, SAMPLE_COUNT)];
  const [a, b] = [addWaves(edges[0], paint.wave, 0), addWaves(edges[1], paint.wave, 0)];
  const tone = lock.tone ?? 0;
  const { base, dark, light } = paint.color;
  const fill = tone === 0 ? 'url(#hair)' : mixColor(base, tone > 0 ? light : dark, Math.abs(tone));
  const outline = `${getSmoothPath(a)}${getSmoothPath(b.toReversed(), 'L')}Z`;
  const strands = Array.from({ length: lock.strands }, (_, index) => drawStrand(lock, edges, index, paint)).join('');
  const tips = lock.tips ? drawTips(a, b, lock.tips, paint) : '';
  const looseHairs = lock.strands > 9 ? drawFlyaways(edges, paint) : '';
  return `${tips}<path d="${outline}" fill="${fill}"/><g fill="none" stroke-linecap="round">${strands}${looseHairs}</g>`;
}

function drawCurl(x: number, y: number, radius: number, { color, random }: HairPaint): string {
  const shade = random.between(-0.5, 0.4);
  const fill = mixColor(color.base, shade > 0 ? color.light : color.dark, Math.abs(shade));
  const rotation = random.between(0, 360);
  const ringRadius = radius * random.between(0.45, 0.7);
  return svg`<g transform="translate(${x} ${y}) rotate(${rotation})"><circle r="${radius}" fill="${fill}"/><path d="M${-ringRadius} 0A${ringRadius} ${ringRadius} 0 1 1 0 ${ringRadius}" stroke="${color.light}" stroke-width="2" stroke-opacity=".34" fill="none"/><path d="M${ringRadius * 1.3} ${ringRadius * 0.4}A${ringRadius * 1.3} ${ringRadius * 1.3} 0 0 1 ${-ringRadius * 0.3} ${ringRadius * 1.25}" stroke="${color.dark}" stroke-width="2.2" stroke-opacity=".4" fill="none"/></g>`;
}

/** Draws curly hair: overlapping rings along the arcs of one layer. */
function drawCurls(arcs: readonly CurlArc[], layer: CurlArc['layer'], paint: HairPaint): string {
  const { random } = paint;
  return arcs
    .filter((arc) => arc.layer === layer)
    .flatMap((arc) =>
      sampleCurve(arc.path, arc.count).map(([x, y]) =>
        drawCurl(x + random.between(-4, 4), y + random.between(-4, 4), arc.radius * random.between(0.8, 1.2), paint),
      ),
    )
    .join('');
}

/** Draws the part of a hairstyle that lies behind or in front of the head. */
export function drawHair(style: HairStyle, layer: 'back' | 'front', paint: HairPaint): string {
  const locks = (layer === 'back' ? style.back : style.front).map((lock) => drawLock(lock, paint)).join('');
  const curls = drawCurls(style.curls ?? [], layer, paint);
  return layer === 'back' ? curls + locks : locks + curls;
}
