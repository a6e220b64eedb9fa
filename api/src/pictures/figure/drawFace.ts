import { mixColor } from '../mixColor';
import { createSeededRandom } from '../createSeededRandom';
import { svg } from '../svg';
import { drawBeard } from './drawBeard';
import { drawBrow, drawEye } from './drawEyes';
import { drawMouth } from './drawMouth';
import type { Look } from './Look';
import { type Expression, type Pose, toTurnedX } from './Pose';

/** Path of the head's outline, from one temple along jaw and chin to the other, closed over the skull. */
function getFacePath(look: Look, pose: Pose): string {
  const turnX = (x: number, depth: number) => toTurnedX(pose, x, depth);
  const { faceWidth: face, jawWidth: jaw, chinWidth: chin } = look;
  const bottom = 99 + look.chinDrop;
  const jawDrop = look.gender === 'female' ? 0 : 5;
  return [
    svg`M${turnX(-face + 1, -6)} -40`,
    svg`C${turnX(-face - 3, 0)} -10 ${turnX(-face - 1, 6)} 14 ${turnX(-jaw - 5, 12)} ${38 + jawDrop}`,
    svg`C${turnX(-jaw, 20)} ${58 + jawDrop} ${turnX(-jaw * 0.8, 34)} ${76 + jawDrop} ${turnX(-chin, 52)} ${bottom - 6}`,
    svg`C${turnX(-chin * 0.6, 58)} ${bottom + 2} ${turnX(chin * 0.6, 58)} ${bottom + 2} ${turnX(chin, 52)} ${bottom - 6}`,
    svg`C${turnX(jaw * 0.8, 34)} ${76 + jawDrop} ${turnX(jaw, 20)} ${58 + jawDrop} ${turnX(jaw + 5, 12)} ${38 + jawDrop}`,
    svg`C${turnX(face + 1, 6)} 14 ${turnX(face + 3, 0)} -10 ${turnX(face - 1, -6)} -40`,
    svg`C${turnX(face - 1, -6)} -84 ${turnX(44, 0)} -109 ${turnX(0, 4)} -109`,
    svg`C${turnX(-44, 0)} -109 ${turnX(-face + 1, -6)} -84 ${turnX(-face + 1, -6)} -40Z`,
  ].join('');
}

function drawEarring(look: Look): string {
  const gold = '#e8b85c';
  if (look.earrings === 'stud')
    return svg`<circle cx="-1" cy="20" r="3.2" fill="${gold}"/><circle cx="-1.8" cy="19.2" r="1.1" fill="#fff" fill-opacity=".8"/>`;
  if (look.earrings === 'hoop') return svg`<circle cx="-1" cy="32" r="12" fill="none" stroke="${gold}" stroke-width="2.6"/>`;
  if (look.earrings === 'drop')
    return svg`<path d="M-1 20v8" stroke="${gold}" stroke-width="1.8"/><ellipse cx="-1" cy="36" rx="4.6" ry="8" fill="${gold}"/><ellipse cx="-2.4" cy="33" rx="1.3" ry="3" fill="#fff" fill-opacity=".6"/>`;
  return '';
}

/** Draws one ear with its earring; when the head is turned, the far ear is partly hidden behind it. */
function drawEar(look: Look, pose: Pose, side: -1 | 1): string {
  const { skin } = look;
  const inner = mixColor(skin.shadow, skin.blush, 0.35);
  const x = toTurnedX(pose, side * (look.faceWidth - 1), -4);
  return svg`<g transform="translate(${x} 12) scale(${side} 1)"><path d="M-5 -20C6 -30 18 -22 14 -4C12 8 8 24 -3 25C-8 24 -8 -16 -5 -20Z" fill="${mixColor(skin.base, skin.shadow, 0.22)}"/><path d="M1 -16C9 -19 11 -10 8 -2C6 5 5 8 1 10" fill="none" stroke="${inner}" stroke-width="2.6" stroke-linecap="round" stroke-opacity=".8"/><path d="M1 -8C5 -8 5 -2 2 2" fill="none" stroke="${inner}" stroke-width="2" stroke-linecap="round" stroke-opacity=".7"/>${drawEarring(look)}</g>`;
}

/** Draws the nose: a shadow on the left, or on the right when the head is turned right, the nostrils and a soft highlight on the tip. */
function drawNose(look: Look, pose: Pose): string {
  const { noseWidth: width, noseLength: length, skin } = look;
  const bridge = toTurnedX(pose, 0, 66);
  const tip = toTurnedX(pose, 0, 92);
  const lineColor = mixColor(skin.shadow, '#6b2f2f', 0.35);
  const shadeSide = pose.turn > 0.2 ? 1 : -1;
  const getWingX = (side: number) => toTurnedX(pose, side * width, 70);
  const ridge = svg`M${bridge + shadeSide * 7} -16C${bridge + shadeSide * 3} 2 ${tip + shadeSide * 3} ${length * 0.6} ${tip + shadeSide * 6} ${length - 5}`;
  const shade = svg`${ridge}C${tip + shadeSide * 10} ${length} ${tip + shadeSide * (width + 1)} ${length + 3} ${getWingX(shadeSide) + shadeSide} ${length + 4}C${tip + shadeSide * (width + 4)} ${length - 12} ${bridge + shadeSide * 15} ${length * 0.3} ${bridge + shadeSide * 13} -12Z`;
  const nostrils = svg`M${getWingX(-1) + 1.5} ${length - 1}C${getWingX(-1) - 2} ${length + 6} ${getWingX(-1) + 4} ${length + 8.5} ${tip - width * 0.36} ${length + 5.4}C${tip - 3} ${length + 9.6} ${tip + 3} ${length + 9.6} ${tip + width * 0.36} ${length + 5.4}C${getWingX(1) - 4} ${length + 8.5} ${getWingX(1) + 2} ${length + 6} ${getWingX(1) - 1.5} ${length - 1}`;
  return [
    svg`<path d="${shade}" fill="${skin.shadow}" fill-opacity=".34"/>`,
    svg`<path d="M${getWingX(-1)} ${length + 6}C${tip - 8} ${length + 15} ${tip + 8} ${length + 15} ${getWingX(1)} ${length + 6}Z" fill="${skin.shadow}" fill-opacity=".38"/>`,
    svg`<path d="M${bridge - shadeSide * 1.5} -8C${bridge - shadeSide * 2} 6 ${tip - shadeSide * 3} ${length * 0.5} ${tip - shadeSide * 2} ${length - 8}" stroke="${skin.light}" stroke-width="5" stroke-linecap="round" stroke-opacity=".5" fill="none"/>`,
    svg`<ellipse cx="${tip - shadeSide * 1.5}" cy="${length - 3}" rx="5.4" ry="4.6" fill="${skin.light}" fill-opacity=".6"/>`,
    svg`<path d="${nostrils}" fill="none" stroke="${lineColor}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".62"/>`,
  ].join('');
}

/**
 * Draws the lines of the face: folds beside the mouth, which deepen with a broad smile and with age, crow's feet from the forties and forehead lines
 * from the fifties.
 */
function drawLines(look: Look, pose: Pose, expression: Expression): string {
  const lineColor = mixColor(look.skin.shadow, '#6b3030', 0.25);
  const strength = look.ageBand * 0.13;
  const smile = (expression.mouth === 'teeth' || expression.mouth === 'laugh' ? 0.2 : 0.06) + strength * 0.6;
  const drawFold = (side: number) =>
    svg`<path d="M${toTurnedX(pose, side * (look.noseWidth + 5), 62)} ${look.noseLength - 2}C${toTurnedX(pose, side * 26, 56)} ${look.noseLength + 6} ${toTurnedX(pose, side * 33, 52)} 52 ${toTurnedX(pose, side * 34, 50)} 63" opacity="${smile}"/>`;
  const drawCrowsFeet = (side: number) =>
    look.ageBand < 2
      ? ''
      : svg`<g opacity="${strength * 0.8}"><path d="M${toTurnedX(pose, side * (look.eyeGap + 19), 34)} -3l${side * 8} -5"/><path d="M${toTurnedX(pose, side * (look.eyeGap + 20), 34)} 2l${side * 8} 2"/></g>`;
  const foreheadLines =
    look.ageBand < 3
      ? ''
      : svg`<g opacity="${strength * 0.5}"><path d="M${toTurnedX(pose, -28, 50)} -44Q${toTurnedX(pose, 0, 60)} -49 ${toTurnedX(pose, 28, 50)} -44"/><path d="M${toTurnedX(pose, -22, 50)} -55Q${toTurnedX(pose, 0, 60)} -59 ${toTurnedX(pose, 22, 50)} -55"/></g>`;
  return svg`<g fill="none" stroke="${lineColor}" stroke-width="1.7" stroke-linecap="round">${drawFold(-1)}${drawFold(1)}${drawCrowsFeet(-1)}${drawCrowsFeet(1)}${foreheadLines}</g>`;
}

function drawFreckles(look: Look, pose: Pose): string {
  if (!look.freckles) return '';
  const random = createSeededRandom(look.detailSeed + 3);
  return Array.from({ length: 30 }, () => {
    const x = toTurnedX(pose, random.between(-44, 44), 58);
    return svg`<circle cx="${x}" cy="${random.between(14, 40)}" r="${random.between(0.7, 1.4)}" fill="${look.skin.shadow}" fill-opacity=".55"/>`;
  }).join('');
}

/** Shades the face as lit from the upper right: shadow on the left cheek, under the hair and in the eye sockets. */
function drawShading(look: Look, pose: Pose): string {
  const drawBlush = (side: number) =>
    svg`<ellipse cx="${toTurnedX(pose, side * 43, 46)}" cy="32" rx="25" ry="18" fill="url(#blush)" opacity="${0.55 + look.makeup * 0.35}"/>`;
  const drawSocketShade = (side: number) =>
    svg`<ellipse cx="${toTurnedX(pose, side * look.eyeGap, 52)}" cy="-6" rx="25" ry="15" fill="url(#socket)"/>`;
  return svg`<rect x="-110" y="-120" width="220" height="250" fill="url(#faceShade)"/><rect x="-110" y="-120" width="220" height="90" fill="url(#hairShade)"/>${drawSocketShade(-1)}${drawSocketShade(1)}${drawBlush(-1)}${drawBlush(1)}<ellipse cx="${toTurnedX(pose, 4, 50)}" cy="-48" rx="36" ry="20" fill="url(#glow)"/><ellipse cx="${toTurnedX(pose, 40, 42)}" cy="14" rx="18" ry="10" fill="url(#glow)"/><ellipse cx="${toTurnedX(pose, 2, 62)}" cy="${88 + look.chinDrop}" rx="15" ry="8" fill="url(#glow)"/>`;
}

/** Draws the head without hair: ears, skin with light and shadow, and the features. */
export function drawFace(look: Look, pose: Pose, expression: Expression): string {
  const outline = getFacePath(look, pose);
  const ears = look.hairStyle.hidesEars ? '' : drawEar(look, pose, -1) + drawEar(look, pose, 1);
  const features = [
    drawFreckles(look, pose),
    drawLines(look, pose, expression),
    drawEye(look, pose, expression, -1),
    drawEye(look, pose, expression, 1),
    drawBrow(look, pose, expression, -1),
    drawBrow(look, pose, expression, 1),
    drawBeard(look, pose),
    drawNose(look, pose),
    drawMouth(look, pose, expression),
  ].join('');
  return svg`${ears}<clipPath id="face"><path d="${outline}"/></clipPath><path d="${outline}" fill="url(#skin)"/><g clip-path="url(#face)">${drawShading(look, pose)}</g>${features}`;
}
