import type { Look } from '../Look';
import { turned, type Pose } from '../Pose';
import { mixColor } from '../mixColor';
import { svg } from '../svg';

function earring(look: Look): string {
  const gold = '#e8b85c';
  if (look.earrings === 'stud')
    return svg`<circle cx="-1" cy="20" r="3.2" fill="${gold}"/><circle cx="-1.8" cy="19.2" r="1.1" fill="#fff" fill-opacity=".8"/>`;
  if (look.earrings === 'hoop') return svg`<circle cx="-1" cy="32" r="12" fill="none" stroke="${gold}" stroke-width="2.6"/>`;
  if (look.earrings === 'drop')
    return svg`<path d="M-1 20v8" stroke="${gold}" stroke-width="1.8"/><ellipse cx="-1" cy="36" rx="4.6" ry="8" fill="${gold}"/><ellipse cx="-2.4" cy="33" rx="1.3" ry="3" fill="#fff" fill-opacity=".6"/>`;
  return '';
}

/** One ear with its earring; the far one hides behind the turned head. */
export function drawEar(look: Look, pose: Pose, side: -1 | 1): string {
  const { skin } = look;
  const inner = mixColor(skin.shadow, skin.blush, 0.35);
  const x = turned(pose, side * (look.faceWidth - 1), -4);
  return svg`<g transform="translate(${x} 12) scale(${side} 1)"><path d="M-5 -20C6 -30 18 -22 14 -4C12 8 8 24 -3 25C-8 24 -8 -16 -5 -20Z" fill="${mixColor(skin.base, skin.shadow, 0.22)}"/><path d="M1 -16C9 -19 11 -10 8 -2C6 5 5 8 1 10" fill="none" stroke="${inner}" stroke-width="2.6" stroke-linecap="round" stroke-opacity=".8"/><path d="M1 -8C5 -8 5 -2 2 2" fill="none" stroke="${inner}" stroke-width="2" stroke-linecap="round" stroke-opacity=".7"/>${earring(look)}</g>`;
}
