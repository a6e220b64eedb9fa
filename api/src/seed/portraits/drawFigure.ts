import { seededRandom } from '../seededRandom';
import { drawBody } from './body/drawBody';
import type { Outfit } from './body/Outfit';
import { drawPaints } from './drawPaints';
import { drawFace } from './face/drawFace';
import { drawGlasses } from './face/drawGlasses';
import type { Expression } from './face/Expression';
import { drawHair } from './hair/drawHair';
import type { Look } from './Look';
import { mixColor } from './mixColor';
import { turned, type Pose } from './Pose';
import { svg } from './svg';

/** How a person appears in one picture. */
export interface Appearance {
  pose: Pose;
  expression: Expression;
  outfit: Outfit;
  sunglasses: boolean;
}

/** A person from the hips up, in head coordinates: the middle between the eyes is 0 0, the chin is at 99. */
export function drawFigure(look: Look, { pose, expression, outfit, sunglasses }: Appearance): string {
  const paint = () => ({ color: look.hair, random: seededRandom(look.detail), wave: look.hairStyle.wave ?? { width: 0, count: 0 } });
  const tilt = svg`rotate(${pose.tilt} 0 92)`;
  const shift = (depth: number) => svg`translate(${turned(pose, 0, depth)} 0)`;
  const bald = look.hairStyle.name === 'bald';
  const skull = svg`<ellipse cx="${turned(pose, 0, -14)}" cy="-38" rx="${look.faceWidth + 3}" ry="73" fill="${bald ? look.skin.base : mixColor(look.hair.base, look.hair.dark, 0.5)}"/>`;
  return [
    drawPaints(look),
    svg`<g transform="${tilt}"><g transform="${shift(-12)}">${drawHair(look.hairStyle, 'back', paint())}</g></g>`,
    drawBody(look, outfit, pose.turn),
    svg`<g transform="${tilt}">${bald ? '' : skull}${drawFace(look, pose, expression)}${drawGlasses(look, pose, sunglasses)}<g transform="${shift(16)} scale(${1 - Math.abs(pose.turn) * 0.03} 1)">${drawHair(look.hairStyle, 'front', paint())}</g></g>`,
  ].join('');
}
