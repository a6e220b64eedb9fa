import type { Look } from '../Look';
import { mixColor } from '../mixColor';
import type { Point } from '../points';
import { smoothPath } from '../smoothPath';
import { svg } from '../svg';
import type { BodyShape } from './bodyShape';
import { armPath } from './armPath';

/** Neck, shoulders and arms as skin, with the shade of the chin and the collar bones. */
export function drawNeck(look: Look, shape: BodyShape, turn: number): string {
  const { skin } = look;
  const { neck, shoulder, slope } = shape;
  const left: Point[] = slope.map(([x, y]): Point => [-x, y]).toReversed();
  const end = slope.at(-1) ?? [shoulder, 160];
  const outline = svg`${smoothPath(left)}L${-neck + 2} 40H${neck - 2}${smoothPath(slope, 'L')}C${shoulder * 0.94} ${end[1] + 8} ${shoulder} ${end[1] + 28} ${shoulder - 4} 250L${shoulder - 20} 330H${-shoulder + 20}L${-shoulder + 4} 250C${-shoulder} ${end[1] + 28} ${-shoulder * 0.94} ${end[1] + 8} ${-end[0]} ${end[1]}Z`;
  const shade = mixColor(skin.shadow, '#7a3f4c', 0.2);
  const arms = svg`<path d="${armPath(shape, 640, 0)}" fill="${skin.base}"/><path d="${armPath(shape, 640, 0)}" transform="scale(-1 1)" fill="${mixColor(skin.base, skin.shadow, 0.4)}"/>`;
  const chin = svg`M${-neck - 4} 52C${-neck - 6} 104 ${-neck * 0.5 + turn * 20} ${132 + look.chinDrop} ${turn * 22} ${130 + look.chinDrop}C${neck * 0.7 + turn * 16} ${128 + look.chinDrop} ${neck} 100 ${neck + 6} 56Z`;
  const bone = (side: number) => svg`M${side * 15} 172C${side * 34} 164 ${side * 60} 166 ${side * shoulder * 0.66} 158`;
  return svg`${arms}<clipPath id="neck"><path d="${outline}"/></clipPath><path d="${outline}" fill="url(#skin)"/><g clip-path="url(#neck)"><path d="${chin}" fill="${shade}" fill-opacity=".62"/><rect x="-200" y="90" width="176" height="240" fill="url(#neckSide)"/><path d="${bone(-1)}${bone(1)}" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round" stroke-opacity=".4"/><path d="M-8 166Q0 178 8 166" fill="none" stroke="${shade}" stroke-width="3" stroke-opacity=".4" stroke-linecap="round"/></g>`;
}
