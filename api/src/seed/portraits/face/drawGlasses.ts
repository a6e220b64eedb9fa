import type { Look } from '../Look';
import { foreshortened, turned, type Pose } from '../Pose';
import { svg } from '../svg';
import type { Glasses } from '../Look';

const FRAMES: Record<Exclude<Glasses, 'none'>, { d: string; weight: number }> = {
  round: { d: 'M-22 0C-22 -30 22 -30 22 0C22 30 -22 30 -22 0Z', weight: 2.6 },
  square: { d: 'M-24 -13Q-23 -18 -18 -18H17Q24 -18 24 -11L22 11Q20 18 13 18H-13Q-20 18 -22 10Z', weight: 3.6 },
  thin: { d: 'M-23 -10Q-22 -15 -16 -15H17Q23 -15 23 -9V5Q22 16 8 16H-8Q-21 16 -23 4Z', weight: 1.8 },
  cat: { d: 'M-22 -8Q-21 -15 -12 -16L22 -20Q29 -19 26 -8Q24 16 4 17H-6Q-21 16 -22 -8Z', weight: 3.2 },
};

/** Glasses, or the same frame as sunglasses. */
export function drawGlasses(look: Look, pose: Pose, sunglasses: boolean): string {
  if (look.glasses === 'none' && !sunglasses) return '';
  const { d, weight } = FRAMES[look.glasses === 'none' ? 'square' : look.glasses];
  const lens = (side: -1 | 1) =>
    svg`<g transform="translate(${turned(pose, side * (look.eyeGap + 1), 62)} 1) scale(${side * foreshortened(pose, side)} 1)"><path d="${d}" fill="${sunglasses ? 'url(#shades)' : '#ffffff'}" fill-opacity="${sunglasses ? 0.95 : 0.1}" stroke="${look.glassesColor}" stroke-width="${weight}"/>${sunglasses ? '' : '<path d="M-14 10L2 -12" stroke="#fff" stroke-width="4" opacity=".22" stroke-linecap="round"/>'}</g>`;
  const left = turned(pose, -look.eyeGap + 21, 66);
  const right = turned(pose, look.eyeGap - 21, 66);
  const arm = (side: number) => svg`M${turned(pose, side * (look.eyeGap + 23), 58)} -6L${turned(pose, side * (look.faceWidth + 1), 2)} -2`;
  return svg`<g fill="none" stroke="${look.glassesColor}" stroke-width="${weight}" stroke-linecap="round"><path d="M${left - 1} -3Q${turned(pose, 0, 70)} -10 ${right + 1} -3"/><path d="${arm(-1)}${arm(1)}" stroke-width="${weight * 0.8}" opacity=".85"/>${lens(-1)}${lens(1)}</g>`;
}
