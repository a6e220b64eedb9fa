import type { Look } from '../Look';
import { turned, type Pose } from '../Pose';
import { seededRandom } from '../../seededRandom';
import { svg } from '../svg';
import { drawAge } from './drawAge';
import { drawBeard } from './drawBeard';
import { drawBrow } from './drawBrow';
import { drawEar } from './drawEar';
import { drawEye } from './drawEye';
import { drawMouth } from './drawMouth';
import { drawNose } from './drawNose';
import type { Expression } from './Expression';
import { facePath } from './facePath';

function freckles(look: Look, pose: Pose): string {
  if (!look.freckles) return '';
  const random = seededRandom(look.detail + 3);
  return Array.from({ length: 30 }, () => {
    const x = turned(pose, random.between(-44, 44), 58);
    return svg`<circle cx="${x}" cy="${random.between(14, 40)}" r="${random.between(0.7, 1.4)}" fill="${look.skin.shadow}" fill-opacity=".55"/>`;
  }).join('');
}

/** Light from the upper right, shade on the left cheek, under the hair and below the lip. */
function modelling(look: Look, pose: Pose): string {
  const cheek = (side: number) =>
    svg`<ellipse cx="${turned(pose, side * 43, 46)}" cy="32" rx="25" ry="18" fill="url(#blush)" opacity="${0.55 + look.makeup * 0.35}"/>`;
  const socket = (side: number) => svg`<ellipse cx="${turned(pose, side * look.eyeGap, 52)}" cy="-6" rx="25" ry="15" fill="url(#socket)"/>`;
  return svg`<rect x="-110" y="-120" width="220" height="250" fill="url(#faceShade)"/><rect x="-110" y="-120" width="220" height="90" fill="url(#hairShade)"/>${socket(-1)}${socket(1)}${cheek(-1)}${cheek(1)}<ellipse cx="${turned(pose, 4, 50)}" cy="-48" rx="36" ry="20" fill="url(#glow)"/><ellipse cx="${turned(pose, 40, 42)}" cy="14" rx="18" ry="10" fill="url(#glow)"/><ellipse cx="${turned(pose, 2, 62)}" cy="${88 + look.chinDrop}" rx="15" ry="8" fill="url(#glow)"/>`;
}

/** The head without hair: ears, skin with light and shade, and the features. */
export function drawFace(look: Look, pose: Pose, expression: Expression): string {
  const outline = facePath(look, pose);
  const ears = look.hairStyle.hidesEars ? '' : drawEar(look, pose, -1) + drawEar(look, pose, 1);
  const features = [
    freckles(look, pose),
    drawAge(look, pose, expression),
    drawEye(look, pose, expression, -1),
    drawEye(look, pose, expression, 1),
    drawBrow(look, pose, expression, -1),
    drawBrow(look, pose, expression, 1),
    drawBeard(look, pose),
    drawNose(look, pose),
    drawMouth(look, pose, expression),
  ].join('');
  return svg`${ears}<clipPath id="face"><path d="${outline}"/></clipPath><path d="${outline}" fill="url(#skin)"/><g clip-path="url(#face)">${modelling(look, pose)}</g>${features}`;
}
