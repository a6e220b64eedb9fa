import { mixColor } from '../mixColor';
import { sampleCurve } from '../sampleCurve';
import { svg } from '../svg';
import type { HairPaint } from './drawLock';
import type { CurlArc } from './HairStyle';

function curl(x: number, y: number, radius: number, { color, random }: HairPaint): string {
  const shade = random.between(-0.5, 0.4);
  const fill = mixColor(color.base, shade > 0 ? color.light : color.dark, Math.abs(shade));
  const turn = random.between(0, 360);
  const ring = radius * random.between(0.45, 0.7);
  return svg`<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="${radius}" fill="${fill}"/><path d="M${-ring} 0A${ring} ${ring} 0 1 1 0 ${ring}" stroke="${color.light}" stroke-width="2" stroke-opacity=".34" fill="none"/><path d="M${ring * 1.3} ${ring * 0.4}A${ring * 1.3} ${ring * 1.3} 0 0 1 ${-ring * 0.3} ${ring * 1.25}" stroke="${color.dark}" stroke-width="2.2" stroke-opacity=".4" fill="none"/></g>`;
}

/** Curly hair: overlapping rings along the arcs of one layer. */
export function drawCurls(arcs: readonly CurlArc[], layer: CurlArc['layer'], paint: HairPaint): string {
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
