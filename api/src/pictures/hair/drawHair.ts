import { type Point, sampleCurve, smoothPath } from '../curves';
import { mixColor } from '../mixColor';
import type { SeededRandom } from '../seededRandom';
import { svg } from '../svg';
import type { HairColor } from './hairColors';
import type { CurlArc, HairLock, HairStyle } from './HairStyle';

/** Interpolates a line between two edges: `fraction` is 0 at the first and 1 at the second; outside this range, the line lies beyond the edges. */
const betweenEdges = (a: readonly Point[], b: readonly Point[], share: number): Point[] =>
  a.map(([x, y], index) => {
    const [bx, by] = b[index] ?? [x, y];
    return [x + (bx - x) * share, y + (by - y) * share];
  });

/** Draws pointed ends of different lengths, so that long hair does not end in a straight line. */
function drawTips(a: readonly Point[], b: readonly Point[], count: number, { color, random }: HairPaint): string {
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

interface HairPaint {
  color: HairColor;
  random: SeededRandom;
  wave: { width: number; count: number };
}

const SAMPLES = 15;

/** Adds waves that grow from the root to the ends, so that the parting stays smooth. */
const addWaves = (points: readonly Point[], { width, count }: HairPaint['wave'], phase: number): Point[] =>
  width === 0
    ? [...points]
    : points.map(([x, y], index) => {
        const progress = index / (points.length - 1);
        return [x + Math.sin(progress * count * 2 * Math.PI + phase) * width * Math.min(1, progress * 1.6), y];
      });

function strand(lock: HairLock, edges: readonly [Point[], Point[]], index: number, { color, random, wave }: HairPaint): string {
  const share = (index + 0.5 + random.between(-0.45, 0.45)) / lock.strands;
  const line = addWaves(betweenEdges(edges[0], edges[1], share), { ...wave, width: wave.width * 1.15 }, random.between(-0.5, 0.5));
  const isBright = random.chance(0.4);
  const start = random.int(0, 4);
  const ink = isBright ? 'url(#sheen)' : color.dark;
  return svg`<path d="${smoothPath(line.slice(start, line.length - random.int(0, 3)))}" stroke="${ink}" stroke-width="${random.between(0.8, 3.2)}" stroke-opacity="${isBright ? 0.55 : random.between(0.14, 0.36)}"/>`;
}

/** Draws single hairs just outside the shape of a bundle. */
function flyaways(edges: readonly [Point[], Point[]], paint: HairPaint): string {
  const { random, color, wave } = paint;
  return [random.between(1.01, 1.05), random.between(-0.05, 0)]
    .map((share) => {
      const line = addWaves(betweenEdges(edges[0], edges[1], share), wave, random.between(-0.8, 0.8)).slice(4, 13);
      return svg`<path d="${smoothPath(line)}" stroke="${color.base}" stroke-width="1.1" stroke-opacity=".6"/>`;
    })
    .join('');
}

/** Draws one bundle: its filled shape, and strands that follow the shape. */
function drawLock(lock: HairLock, paint: HairPaint): string {
  const edges: [Point[], Point[]] = [sampleCurve(lock.a, SAMPLES), sampleCurve(lock.b, SAMPLES)];
  const [a, b] = [addWaves(edges[0], paint.wave, 0), addWaves(edges[1], paint.wave, 0)];
  const tone = lock.tone ?? 0;
  const { base, dark, light } = paint.color;
  const fill = tone === 0 ? 'url(#hair)' : mixColor(base, tone > 0 ? light : dark, Math.abs(tone));
  const outline = `${smoothPath(a)}${smoothPath(b.toReversed(), 'L')}Z`;
  const strands = Array.from({ length: lock.strands }, (_, index) => strand(lock, edges, index, paint)).join('');
  const tips = lock.tips ? drawTips(a, b, lock.tips, paint) : '';
  const looseHairs = lock.strands > 9 ? flyaways(edges, paint) : '';
  return `${tips}<path d="${outline}" fill="${fill}"/><g fill="none" stroke-linecap="round">${strands}${looseHairs}</g>`;
}

function curl(x: number, y: number, radius: number, { color, random }: HairPaint): string {
  const shade = random.between(-0.5, 0.4);
  const fill = mixColor(color.base, shade > 0 ? color.light : color.dark, Math.abs(shade));
  const turn = random.between(0, 360);
  const ring = radius * random.between(0.45, 0.7);
  return svg`<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="${radius}" fill="${fill}"/><path d="M${-ring} 0A${ring} ${ring} 0 1 1 0 ${ring}" stroke="${color.light}" stroke-width="2" stroke-opacity=".34" fill="none"/><path d="M${ring * 1.3} ${ring * 0.4}A${ring * 1.3} ${ring * 1.3} 0 0 1 ${-ring * 0.3} ${ring * 1.25}" stroke="${color.dark}" stroke-width="2.2" stroke-opacity=".4" fill="none"/></g>`;
}

/** Draws curly hair: overlapping rings along the arcs of one layer. */
function drawCurls(arcs: readonly CurlArc[], layer: CurlArc['layer'], paint: HairPaint): string {
  const { random } = paint;
  return arcs
    .filter((arc) => arc.layer === layer)
    .flatMap((arc) =>
      sampleCurve(arc.path, arc.count).map(([x, y]) =>
        curl(x + random.between(-4, 4), y + random.between(-4, 4), arc.radius * random.between(0.8, 1.2), paint),
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
