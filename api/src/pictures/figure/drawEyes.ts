import { mixColor } from '../mixColor';
import { svg } from '../svg';
import type { Glasses, Look } from './Look';
import { type Expression, getForeshortening, type Pose, toTurnedX } from './Pose';

interface EyeShape {
  inner: number;
  outer: number;
  upperHeight: number;
  lowerHeight: number;
  tilt: number;
}

const getUpperLidPath = ({ inner, outer, upperHeight, tilt }: EyeShape, lift = 0) =>
  svg`C${inner * 0.55} ${-upperHeight * 1.28 - lift} ${outer * 0.5} ${-upperHeight * 1.42 - lift} ${outer} ${-tilt - lift * 0.35}`;

const getLowerLidPath = ({ inner, outer, lowerHeight, tilt }: EyeShape) =>
  svg`C${outer * 0.6} ${lowerHeight * 1.25 - tilt * 0.4} ${inner * 0.4} ${lowerHeight * 1.25} ${inner} 2.5`;

function drawLashes(shape: EyeShape, look: Look): string {
  const weight = look.gender === 'female' ? 2 + look.makeup * 1.6 : 1.5;
  const wing = look.gender === 'female' ? 3.4 * look.makeup : 0;
  const { inner, outer, tilt } = shape;
  const ink = mixColor('#2a1a1c', look.hair.dark, 0.25);
  const lowerEdge = svg`C${outer * 0.5} ${-shape.upperHeight * 1.42} ${inner * 0.55} ${-shape.upperHeight * 1.28} ${inner} 2.5`;
  return svg`<path d="M${inner} 2.5${getUpperLidPath(shape, weight)}L${outer + wing} ${-tilt - wing * 0.8}L${outer} ${-tilt + 0.6}${lowerEdge}Z" fill="${ink}"/>`;
}

function drawIris(shape: EyeShape, look: Look, gaze: number): string {
  const radius = 7.6;
  const { iris: color, ring } = look.eyeColor;
  return svg`<g transform="translate(${gaze * 3.4} ${-shape.upperHeight * 0.22})"><circle r="${radius}" fill="${ring}"/><circle r="${radius - 1.3}" cy=".4" fill="${color}"/><path d="M${-radius + 2} 2A5.8 5.8 0 0 0 ${radius - 2} 2Z" fill="#fff" fill-opacity=".22"/><circle r="3.3" fill="#1d1214"/><circle cx="2.4" cy="-2.8" r="2" fill="#fff"/><circle cx="-2.4" cy="2.6" r=".9" fill="#fff" fill-opacity=".6"/></g>`;
}

/** Draws one eye with lids, lashes and iris; `side` is -1 for the viewer's left. */
export function drawEye(look: Look, pose: Pose, expression: Expression, side: -1 | 1): string {
  const width = look.eyeWidth * getForeshortening(pose, side);
  const shape: EyeShape = {
    inner: -width * 0.94,
    outer: width,
    upperHeight: look.eyeHeight * (1 - expression.squint * 0.28),
    lowerHeight: 5.4 * (1 - expression.squint * 0.62),
    tilt: look.eyeTilt,
  };
  const clipId = `eye${side === 1 ? 'r' : 'l'}`;
  const outline = svg`M${shape.inner} 2.5${getUpperLidPath(shape)}${getLowerLidPath(shape)}Z`;
  const { shadow, base } = look.skin;
  const crease = svg`<path d="M${shape.inner + 1} -3.5${getUpperLidPath({ ...shape, outer: shape.outer - 1 }, 6)}" fill="none" stroke="${mixColor(shadow, '#5a2b2b', 0.35)}" stroke-width="1.5" stroke-opacity=".5" stroke-linecap="round"/>`;
  const lidShade = svg`<path d="M${shape.inner} 1${getUpperLidPath(shape, 8)}L${shape.outer} ${-shape.tilt}C${shape.outer * 0.5} ${-shape.upperHeight * 1.3} ${shape.inner * 0.5} ${-shape.upperHeight} ${shape.inner} 2Z" fill="${mixColor(shadow, look.skin.lip, look.makeup * 0.4)}" fill-opacity="${0.28 + look.makeup * 0.2}"/>`;
  const underEye = svg`<path d="M${shape.inner + 3} ${shape.lowerHeight + 4}C${shape.inner * 0.3} ${shape.lowerHeight + 8.5} ${shape.outer * 0.5} ${shape.lowerHeight + 7} ${shape.outer - 2} ${shape.lowerHeight + 1}" fill="none" stroke="${shadow}" stroke-width="1.6" stroke-opacity="${0.16 + look.ageBand * 0.1}" stroke-linecap="round"/>`;
  return svg`<g transform="translate(${toTurnedX(pose, side * look.eyeGap, 54)} 0) scale(${side} 1)">${lidShade}${crease}<clipPath id="${clipId}"><path d="${outline}"/></clipPath><g clip-path="url(#${clipId})"><path d="${outline}" fill="${mixColor('#fffaf5', base, 0.12)}"/>${drawIris(shape, look, pose.gaze * side)}<path d="M-30 -20H30V${-shape.upperHeight * 0.55}C10 ${-shape.upperHeight * 0.85} -10 ${-shape.upperHeight * 0.85} -30 ${-shape.upperHeight * 0.3}Z" fill="#3a2226" fill-opacity=".25"/></g>${drawLashes(shape, look)}${underEye}</g>`;
}

/** Returns a colour darker than the hair, so that the brows frame the face; for blond or grey hair, it has more of the skin's shadow. */
function getBrowColor({ hair, skin }: Look): string {
  const isPale = hair.name === 'blond' || hair.name === 'grey';
  return isPale ? mixColor(hair.dark, skin.shadow, 0.3) : mixColor(hair.dark, skin.shadow, 0.12);
}

/** Draws one eyebrow; `side` is -1 for the viewer's left. */
export function drawBrow(look: Look, pose: Pose, expression: Expression, side: -1 | 1): string {
  const width = (look.eyeWidth + 4) * getForeshortening(pose, side);
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
  return svg`<g transform="translate(${toTurnedX(pose, side * look.eyeGap, 58)} ${y}) scale(${side} 1)"><path d="${shape}" fill="${getBrowColor(look)}" fill-opacity=".92"/></g>`;
}

const FRAMES: Record<Exclude<Glasses, 'none'>, { d: string; weight: number }> = {
  round: { d: 'M-22 0C-22 -30 22 -30 22 0C22 30 -22 30 -22 0Z', weight: 2.6 },
  square: { d: 'M-24 -13Q-23 -18 -18 -18H17Q24 -18 24 -11L22 11Q20 18 13 18H-13Q-20 18 -22 10Z', weight: 3.6 },
  thin: { d: 'M-23 -10Q-22 -15 -16 -15H17Q23 -15 23 -9V5Q22 16 8 16H-8Q-21 16 -23 4Z', weight: 1.8 },
  cat: { d: 'M-22 -8Q-21 -15 -12 -16L22 -20Q29 -19 26 -8Q24 16 4 17H-6Q-21 16 -22 -8Z', weight: 3.2 },
};

/** Draws glasses, or sunglasses in the same frame; a look without glasses gets sunglasses in the square frame. */
export function drawGlasses(look: Look, pose: Pose, sunglasses: boolean): string {
  if (look.glasses === 'none' && !sunglasses) return '';
  const { d, weight } = FRAMES[look.glasses === 'none' ? 'square' : look.glasses];
  const drawLens = (side: -1 | 1) =>
    svg`<g transform="translate(${toTurnedX(pose, side * (look.eyeGap + 1), 62)} 1) scale(${side * getForeshortening(pose, side)} 1)"><path d="${d}" fill="${sunglasses ? 'url(#shades)' : '#ffffff'}" fill-opacity="${sunglasses ? 0.95 : 0.1}" stroke="${look.glassesColor}" stroke-width="${weight}"/>${sunglasses ? '' : '<path d="M-14 10L2 -12" stroke="#fff" stroke-width="4" opacity=".22" stroke-linecap="round"/>'}</g>`;
  const left = toTurnedX(pose, -look.eyeGap + 21, 66);
  const right = toTurnedX(pose, look.eyeGap - 21, 66);
  const getTemplePath = (side: number) =>
    svg`M${toTurnedX(pose, side * (look.eyeGap + 23), 58)} -6L${toTurnedX(pose, side * (look.faceWidth + 1), 2)} -2`;
  return svg`<g fill="none" stroke="${look.glassesColor}" stroke-width="${weight}" stroke-linecap="round"><path d="M${left - 1} -3Q${toTurnedX(pose, 0, 70)} -10 ${right + 1} -3"/><path d="${getTemplePath(-1)}${getTemplePath(1)}" stroke-width="${weight * 0.8}" opacity=".85"/>${drawLens(-1)}${drawLens(1)}</g>`;
}
