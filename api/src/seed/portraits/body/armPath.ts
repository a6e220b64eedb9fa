import { svg } from '../svg';
import type { BodyShape } from './bodyShape';

/** The right arm down to `end`, hanging close to the body; `loose` widens it for cloth. */
export function armPath({ shoulder, slope }: BodyShape, end: number, loose: number): string {
  const [x, y] = slope.at(-3) ?? [shoulder * 0.7, 156];
  const outer = shoulder + 12 + loose;
  const inner = shoulder - 30 - loose;
  const elbow = Math.min(end, 410);
  return svg`M${x} ${y}C${shoulder * 0.98} ${y + 8} ${shoulder + 6 + loose} ${y + 34} ${outer - 2} 260L${outer + 8} ${elbow}${end > 410 ? svg`L${outer - 8} ${end}` : ''}L${inner + (end > 410 ? 12 : 6)} ${end}${end > 410 ? svg`L${inner + 10} ${elbow}` : ''}L${inner} 262C${inner - 6} 230 ${x} 200 ${x} ${y}Z`;
}
