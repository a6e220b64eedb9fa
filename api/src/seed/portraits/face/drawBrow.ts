import type { Look } from '../Look';
import { foreshortened, turned, type Pose } from '../Pose';
import { mixColor } from '../mixColor';
import { svg } from '../svg';
import type { Expression } from './Expression';

/** Blond and grey brows stay darker than the hair, so that the face keeps its frame. */
function browColor({ hair, skin }: Look): string {
  const pale = hair.name === 'blond' || hair.name === 'grey';
  return pale ? mixColor(hair.dark, skin.shadow, 0.3) : mixColor(hair.dark, skin.shadow, 0.12);
}

/** One eyebrow; `side` is -1 for the viewer's left. */
export function drawBrow(look: Look, pose: Pose, expression: Expression, side: -1 | 1): string {
  const width = (look.eyeWidth + 4) * foreshortened(pose, side);
  const { browWeight: weight, browArch: arch } = look;
  const base = look.gender === 'female' ? -21 : -18;
  const y = base - expression.brow;
  const shape = [
    svg`M${-width * 0.94} ${-1}`,
    svg`C${-width * 0.5} ${-arch * 0.6 - 2.6} ${width * 0.05} ${-arch - 3.4} ${width * 0.4} ${-arch - 2}`,
    svg`C${width * 0.74} ${-arch + 0.4} ${width * 0.96} ${2} ${width * 1.1} ${6.6}`,
    svg`C${width * 0.84} ${3} ${width * 0.62} ${-arch + weight * 0.5} ${width * 0.35} ${-arch + weight * 0.66}`,
    svg`C${0} ${-arch + weight} ${-width * 0.5} ${weight - 1.4} ${-width * 0.9} ${weight - 0.4}`,
    svg`C${-width} ${weight - 0.6} ${-width * 1.01} 0 ${-width * 0.94} ${-1}Z`,
  ].join('');
  return svg`<g transform="translate(${turned(pose, side * look.eyeGap, 58)} ${y}) scale(${side} 1)"><path d="${shape}" fill="${browColor(look)}" fill-opacity=".92"/></g>`;
}
