import type { Look } from '../Look';
import { turned, type Pose } from '../Pose';
import { mixColor } from '../mixColor';
import { svg } from '../svg';
import type { Expression } from './Expression';

/** Soft lines of a face that has laughed; none in the twenties. */
export function drawAge(look: Look, pose: Pose, expression: Expression): string {
  const line = mixColor(look.skin.shadow, '#6b3030', 0.25);
  const strength = look.ageBand * 0.13;
  const smile = (expression.mouth === 'teeth' || expression.mouth === 'laugh' ? 0.2 : 0.06) + strength * 0.6;
  const fold = (side: number) =>
    svg`<path d="M${turned(pose, side * (look.noseWidth + 5), 62)} ${look.noseLength - 2}C${turned(pose, side * 26, 56)} ${look.noseLength + 6} ${turned(pose, side * 33, 52)} 52 ${turned(pose, side * 34, 50)} 63" opacity="${smile}"/>`;
  const crow = (side: number) =>
    look.ageBand < 2
      ? ''
      : svg`<g opacity="${strength * 0.8}"><path d="M${turned(pose, side * (look.eyeGap + 19), 34)} -3l${side * 8} -5"/><path d="M${turned(pose, side * (look.eyeGap + 20), 34)} 2l${side * 8} 2"/></g>`;
  const forehead =
    look.ageBand < 3
      ? ''
      : svg`<g opacity="${strength * 0.5}"><path d="M${turned(pose, -28, 50)} -44Q${turned(pose, 0, 60)} -49 ${turned(pose, 28, 50)} -44"/><path d="M${turned(pose, -22, 50)} -55Q${turned(pose, 0, 60)} -59 ${turned(pose, 22, 50)} -55"/></g>`;
  return svg`<g fill="none" stroke="${line}" stroke-width="1.7" stroke-linecap="round">${fold(-1)}${fold(1)}${crow(-1)}${crow(1)}${forehead}</g>`;
}
