import type { Look } from '../Look';
import { foreshortened, turned, type Pose } from '../Pose';
import { mixColor } from '../mixColor';
import { svg } from '../svg';
import type { Expression } from './Expression';

interface EyeShape {
  inner: number;
  outer: number;
  high: number;
  low: number;
  tilt: number;
}

const upperLid = ({ inner, outer, high, tilt }: EyeShape, lift = 0) =>
  svg`C${inner * 0.55} ${-high * 1.28 - lift} ${outer * 0.5} ${-high * 1.42 - lift} ${outer} ${-tilt - lift * 0.35}`;

const lowerLid = ({ inner, outer, low, tilt }: EyeShape) =>
  svg`C${outer * 0.6} ${low * 1.25 - tilt * 0.4} ${inner * 0.4} ${low * 1.25} ${inner} 2.5`;

function lashes(shape: EyeShape, look: Look): string {
  const weight = look.gender === 'female' ? 2 + look.makeup * 1.6 : 1.5;
  const wing = look.gender === 'female' ? 3.4 * look.makeup : 0;
  const { inner, outer, tilt } = shape;
  const ink = mixColor('#2a1a1c', look.hair.dark, 0.25);
  const back = svg`C${outer * 0.5} ${-shape.high * 1.42} ${inner * 0.55} ${-shape.high * 1.28} ${inner} 2.5`;
  return svg`<path d="M${inner} 2.5${upperLid(shape, weight)}L${outer + wing} ${-tilt - wing * 0.8}L${outer} ${-tilt + 0.6}${back}Z" fill="${ink}"/>`;
}

function iris(shape: EyeShape, look: Look, gaze: number): string {
  const radius = 7.6;
  const { iris: color, ring } = look.eyeColor;
  return svg`<g transform="translate(${gaze * 3.4} ${-shape.high * 0.22})"><circle r="${radius}" fill="${ring}"/><circle r="${radius - 1.3}" cy=".4" fill="${color}"/><path d="M${-radius + 2} 2A5.8 5.8 0 0 0 ${radius - 2} 2Z" fill="#fff" fill-opacity=".22"/><circle r="3.3" fill="#1d1214"/><circle cx="2.4" cy="-2.8" r="2" fill="#fff"/><circle cx="-2.4" cy="2.6" r=".9" fill="#fff" fill-opacity=".6"/></g>`;
}

/** One eye with lids, lashes and iris; `side` is -1 for the viewer's left. */
export function drawEye(look: Look, pose: Pose, expression: Expression, side: -1 | 1): string {
  const width = look.eyeWidth * foreshortened(pose, side);
  const shape: EyeShape = {
    inner: -width * 0.94,
    outer: width,
    high: look.eyeOpen * (1 - expression.squint * 0.28),
    low: 5.4 * (1 - expression.squint * 0.62),
    tilt: look.eyeTilt,
  };
  const clip = `eye${side === 1 ? 'r' : 'l'}`;
  const outline = svg`M${shape.inner} 2.5${upperLid(shape)}${lowerLid(shape)}Z`;
  const { shadow, base } = look.skin;
  const crease = svg`<path d="M${shape.inner + 1} -3.5${upperLid({ ...shape, outer: shape.outer - 1 }, 6)}" fill="none" stroke="${mixColor(shadow, '#5a2b2b', 0.35)}" stroke-width="1.5" stroke-opacity=".5" stroke-linecap="round"/>`;
  const lidShade = svg`<path d="M${shape.inner} 1${upperLid(shape, 8)}L${shape.outer} ${-shape.tilt}C${shape.outer * 0.5} ${-shape.high * 1.3} ${shape.inner * 0.5} ${-shape.high} ${shape.inner} 2Z" fill="${mixColor(shadow, look.skin.lip, look.makeup * 0.4)}" fill-opacity="${0.28 + look.makeup * 0.2}"/>`;
  const under = svg`<path d="M${shape.inner + 3} ${shape.low + 4}C${shape.inner * 0.3} ${shape.low + 8.5} ${shape.outer * 0.5} ${shape.low + 7} ${shape.outer - 2} ${shape.low + 1}" fill="none" stroke="${shadow}" stroke-width="1.6" stroke-opacity="${0.16 + look.ageBand * 0.1}" stroke-linecap="round"/>`;
  return svg`<g transform="translate(${turned(pose, side * look.eyeGap, 54)} 0) scale(${side} 1)">${lidShade}${crease}<clipPath id="${clip}"><path d="${outline}"/></clipPath><g clip-path="url(#${clip})"><path d="${outline}" fill="${mixColor('#fffaf5', base, 0.12)}"/>${iris(shape, look, pose.gaze * side)}<path d="M-30 -20H30V${-shape.high * 0.55}C10 ${-shape.high * 0.85} -10 ${-shape.high * 0.85} -30 ${-shape.high * 0.3}Z" fill="#3a2226" fill-opacity=".25"/></g>${lashes(shape, look)}${under}</g>`;
}
