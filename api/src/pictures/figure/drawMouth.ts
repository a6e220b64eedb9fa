import { mixColor } from '../mixColor';
import { svg } from '../svg';
import type { Look } from './Look';
import { type Expression, type Pose, toTurnedX } from './Pose';

interface MouthShape {
  half: number;
  /** Height of the corners above the middle. */
  lift: number;
  /** Gap between the lips in the middle. */
  open: number;
}

const SHAPES: Record<Expression['mouth'], MouthShape> = {
  soft: { half: 0.98, lift: 4.2, open: 0 },
  closed: { half: 1.06, lift: 5, open: 0 },
  half: { half: 1.02, lift: 4.4, open: 0 },
  teeth: { half: 1.08, lift: 5.4, open: 6.2 },
  laugh: { half: 1.12, lift: 6.2, open: 8.8 },
};

function lipColors(look: Look): { upper: string; lower: string } {
  const natural = mixColor(look.skin.base, look.skin.lip, look.gender === 'female' ? 0.62 + look.makeup * 0.38 : 0.42);
  return { upper: mixColor(natural, '#5b1f28', 0.16), lower: natural };
}

function opening(half: number, { lift, open }: MouthShape): string {
  if (open === 0) return '';
  const outline = svg`M${-half + 2} ${-lift + 0.6}C${-half * 0.5} ${-1.2} ${-half * 0.2} ${-0.4} 0 -.4C${half * 0.2} -.4 ${half * 0.5} -1.2 ${half - 2} ${-lift + 0.6}C${half * 0.78} ${open * 0.9} ${half * 0.42} ${open + 2} 0 ${open + 2}C${-half * 0.42} ${open + 2} ${-half * 0.78} ${open * 0.9} ${-half + 2} ${-lift + 0.6}Z`;
  const teeth = svg`M${-half} ${-lift - 3}H${half}L${half * 0.7} ${open * 0.62}C${half * 0.4} ${open * 0.84 + 1.2} ${-half * 0.4} ${open * 0.84 + 1.2} ${-half * 0.7} ${open * 0.62}Z`;
  return svg`<clipPath id="mouth"><path d="${outline}"/></clipPath><g clip-path="url(#mouth)"><path d="${outline}" fill="#5a1f26"/><path d="M${-half * 0.5} ${open + 3}C${-half * 0.3} ${open * 0.7} ${half * 0.3} ${open * 0.7} ${half * 0.5} ${open + 3}Z" fill="#b5505a"/><path d="${teeth}" fill="#fffaf4"/><path d="M${-half} ${-lift - 3}H${half}V${-lift + 3}C${half * 0.5} 4 ${-half * 0.5} 4 ${-half} ${-lift + 3}Z" fill="#7a3f42" fill-opacity=".16"/></g>`;
}

/** Draws the mouth; every expression is at least slightly friendly. */
export function drawMouth(look: Look, pose: Pose, expression: Expression): string {
  const shape = SHAPES[expression.mouth];
  const half = look.mouthWidth * shape.half * (1 - Math.abs(pose.turn) * 0.08);
  const { lift, open } = shape;
  const fullness = look.lipFullness;
  const { upper, lower } = lipColors(look);
  const raise = expression.mouth === 'half' ? 2.4 : 0;
  const left = -lift + raise * 0.6;
  const right = -lift - raise;
  const y = 63 + look.chinDrop * 0.35 - open * 0.28;
  const top = svg`M${-half} ${left}C${-half * 0.55} ${-fullness * 0.62 - 1} ${-half * 0.24} ${-fullness - 1.6} 0 ${-fullness * 0.66 - 0.6}C${half * 0.24} ${-fullness - 1.6} ${half * 0.55} ${-fullness * 0.62 - 1} ${half} ${right}`;
  const bow = open > 0 ? -0.4 : 2.4;
  const seam = svg`C${half * 0.5} ${bow - 0.4} ${half * 0.2} ${bow + 0.4} 0 ${bow}C${-half * 0.2} ${bow + 0.4} ${-half * 0.5} ${bow - 0.4} ${-half} ${left}Z`;
  const bottomStart = svg`M${-half + 2} ${left + 1.6}C${-half * 0.76} ${open * 0.88 + 1} ${-half * 0.4} ${open + 1.6} 0 ${open + 1.6}C${half * 0.4} ${open + 1.6} ${half * 0.76} ${open * 0.88 + 1} ${half - 2} ${right + 1.6}`;
  const bottom = svg`C${half * 0.7} ${open + fullness * 0.78 + 1} ${half * 0.36} ${open + fullness * 1.2 + 1.6} 0 ${open + fullness * 1.2 + 1.6}C${-half * 0.36} ${open + fullness * 1.2 + 1.6} ${-half * 0.7} ${open + fullness * 0.78 + 1} ${-half + 2} ${left + 1.6}Z`;
  const line = mixColor(look.skin.lip, '#3d1418', 0.6);
  const corner = (side: number, height: number) =>
    svg`<path d="M${side * (half - 1)} ${height - 1.4}q${side * 3} 1.2 ${side * 3.6} 4" stroke="${mixColor(look.skin.shadow, line, 0.3)}" stroke-width="1.7" fill="none" stroke-linecap="round" stroke-opacity=".7"/>`;
  return svg`<g transform="translate(${toTurnedX(pose, 0, 72)} ${y})"><ellipse cx="0" cy="${open + fullness * 1.35 + 8}" rx="${half * 0.52}" ry="3.6" fill="${look.skin.shadow}" fill-opacity=".42"/>${opening(half, shape)}<path d="${bottomStart}${bottom}" fill="${lower}"/><path d="${top}${seam}" fill="${upper}"/>${
    open === 0
      ? svg`<path d="M${-half} ${left}C${-half * 0.5} 2.6 ${-half * 0.2} 2.6 0 2.2C${half * 0.2} 2.6 ${half * 0.5} 2.6 ${half} ${right}" fill="none" stroke="${line}" stroke-width="1.7" stroke-linecap="round"/>`
      : ''
  }<ellipse cx="${-half * 0.14}" cy="${open + fullness * 0.55 + 2.6}" rx="${half * 0.3}" ry="${fullness * 0.2 + 0.4}" fill="#fff" fill-opacity="${0.16 + look.makeup * 0.14}"/>${corner(-1, left)}${corner(1, right)}</g>`;
}
