import { mixColor } from '../mixColor';
import { svg } from '../svg';
import type { Look } from './Look';
import { type Expression, type Pose, toTurnedX } from './Pose';

interface MouthShape {
  widthFactor: number;
  /** Height of the corners above the middle. */
  lift: number;
  /** Gap between the lips in the middle. */
  gap: number;
}

const SHAPES: Record<Expression['mouth'], MouthShape> = {
  soft: { widthFactor: 0.98, lift: 4.2, gap: 0 },
  closed: { widthFactor: 1.06, lift: 5, gap: 0 },
  half: { widthFactor: 1.02, lift: 4.4, gap: 0 },
  teeth: { widthFactor: 1.08, lift: 5.4, gap: 6.2 },
  laugh: { widthFactor: 1.12, lift: 6.2, gap: 8.8 },
};

function getLipColors(look: Look): { upper: string; lower: string } {
  const natural = mixColor(look.skin.base, look.skin.lip, look.gender === 'female' ? 0.62 + look.makeup * 0.38 : 0.42);
  return { upper: mixColor(natural, '#5b1f28', 0.16), lower: natural };
}

function drawOpening(halfWidth: number, { lift, gap }: MouthShape): string {
  if (gap === 0) return '';
  const outline = svg`M${-halfWidth + 2} ${-lift + 0.6}C${-halfWidth * 0.5} ${-1.2} ${-halfWidth * 0.2} ${-0.4} 0 -.4C${halfWidth * 0.2} -.4 ${halfWidth * 0.5} -1.2 ${halfWidth - 2} ${-lift + 0.6}C${halfWidth * 0.78} ${gap * 0.9} ${halfWidth * 0.42} ${gap + 2} 0 ${gap + 2}C${-halfWidth * 0.42} ${gap + 2} ${-halfWidth * 0.78} ${gap * 0.9} ${-halfWidth + 2} ${-lift + 0.6}Z`;
  const teeth = svg`M${-halfWidth} ${-lift - 3}H${halfWidth}L${halfWidth * 0.7} ${gap * 0.62}C${halfWidth * 0.4} ${gap * 0.84 + 1.2} ${-halfWidth * 0.4} ${gap * 0.84 + 1.2} ${-halfWidth * 0.7} ${gap * 0.62}Z`;
  return svg`<clipPath id="mouth"><path d="${outline}"/></clipPath><g clip-path="url(#mouth)"><path d="${outline}" fill="#5a1f26"/><path d="M${-halfWidth * 0.5} ${gap + 3}C${-halfWidth * 0.3} ${gap * 0.7} ${halfWidth * 0.3} ${gap * 0.7} ${halfWidth * 0.5} ${gap + 3}Z" fill="#b5505a"/><path d="${teeth}" fill="#fffaf4"/><path d="M${-halfWidth} ${-lift - 3}H${halfWidth}V${-lift + 3}C${halfWidth * 0.5} 4 ${-halfWidth * 0.5} 4 ${-halfWidth} ${-lift + 3}Z" fill="#7a3f42" fill-opacity=".16"/></g>`;
}

/** Draws the mouth; every expression is at least slightly friendly. */
export function drawMouth(look: Look, pose: Pose, expression: Expression): string {
  const shape = SHAPES[expression.mouth];
  const halfWidth = look.mouthWidth * shape.widthFactor * (1 - Math.abs(pose.turn) * 0.08);
  const { lift, gap } = shape;
  const fullness = look.lipFullness;
  const { upper, lower } = getLipColors(look);
  const raise = expression.mouth === 'half' ? 2.4 : 0;
  const leftCorner = -lift + raise * 0.6;
  const rightCorner = -lift - raise;
  const y = 63 + look.chinDrop * 0.35 - gap * 0.28;
  const top = svg`M${-halfWidth} ${leftCorner}C${-halfWidth * 0.55} ${-fullness * 0.62 - 1} ${-halfWidth * 0.24} ${-fullness - 1.6} 0 ${-fullness * 0.66 - 0.6}C${halfWidth * 0.24} ${-fullness - 1.6} ${halfWidth * 0.55} ${-fullness * 0.62 - 1} ${halfWidth} ${rightCorner}`;
  const bow = gap > 0 ? -0.4 : 2.4;
  const seam = svg`C${halfWidth * 0.5} ${bow - 0.4} ${halfWidth * 0.2} ${bow + 0.4} 0 ${bow}C${-halfWidth * 0.2} ${bow + 0.4} ${-halfWidth * 0.5} ${bow - 0.4} ${-halfWidth} ${leftCorner}Z`;
  const bottomStart = svg`M${-halfWidth + 2} ${leftCorner + 1.6}C${-halfWidth * 0.76} ${gap * 0.88 + 1} ${-halfWidth * 0.4} ${gap + 1.6} 0 ${gap + 1.6}C${halfWidth * 0.4} ${gap + 1.6} ${halfWidth * 0.76} ${gap * 0.88 + 1} ${halfWidth - 2} ${rightCorner + 1.6}`;
  const bottom = svg`C${halfWidth * 0.7} ${gap + fullness * 0.78 + 1} ${halfWidth * 0.36} ${gap + fullness * 1.2 + 1.6} 0 ${gap + fullness * 1.2 + 1.6}C${-halfWidth * 0.36} ${gap + fullness * 1.2 + 1.6} ${-halfWidth * 0.7} ${gap + fullness * 0.78 + 1} ${-halfWidth + 2} ${leftCorner + 1.6}Z`;
  const lineColor = mixColor(look.skin.lip, '#3d1418', 0.6);
  const drawCorner = (side: number, height: number) =>
    svg`<path d="M${side * (halfWidth - 1)} ${height - 1.4}q${side * 3} 1.2 ${side * 3.6} 4" stroke="${mixColor(look.skin.shadow, lineColor, 0.3)}" stroke-width="1.7" fill="none" stroke-linecap="round" stroke-opacity=".7"/>`;
  return svg`<g transform="translate(${toTurnedX(pose, 0, 72)} ${y})"><ellipse cx="0" cy="${gap + fullness * 1.35 + 8}" rx="${halfWidth * 0.52}" ry="3.6" fill="${look.skin.shadow}" fill-opacity=".42"/>${drawOpening(halfWidth, shape)}<path d="${bottomStart}${bottom}" fill="${lower}"/><path d="${top}${seam}" fill="${upper}"/>${
    gap === 0
      ? svg`<path d="M${-halfWidth} ${leftCorner}C${-halfWidth * 0.5} 2.6 ${-halfWidth * 0.2} 2.6 0 2.2C${halfWidth * 0.2} 2.6 ${halfWidth * 0.5} 2.6 ${halfWidth} ${rightCorner}" fill="none" stroke="${lineColor}" stroke-width="1.7" stroke-linecap="round"/>`
      : ''
  }<ellipse cx="${-halfWidth * 0.14}" cy="${gap + fullness * 0.55 + 2.6}" rx="${halfWidth * 0.3}" ry="${fullness * 0.2 + 0.4}" fill="#fff" fill-opacity="${0.16 + look.makeup * 0.14}"/>${drawCorner(-1, leftCorner)}${drawCorner(1, rightCorner)}</g>`;
}
