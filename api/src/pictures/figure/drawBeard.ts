import { mixColor } from '../mixColor';
import { createSeededRandom } from '../createSeededRandom';
import { svg } from '../svg';
import type { Beard, Look } from './Look';
import { type Pose, toTurnedX } from './Pose';

const BEARD_SHAPES: Record<Beard, { opacity: number; cheekTop: number; chinLength: number; hairCount: number }> = {
  none: { opacity: 0, cheekTop: 0, chinLength: 0, hairCount: 0 },
  stubble: { opacity: 0.28, cheekTop: 34, chinLength: 1, hairCount: 0 },
  short: { opacity: 0.85, cheekTop: 40, chinLength: 5, hairCount: 46 },
  full: { opacity: 0.97, cheekTop: 32, chinLength: 20, hairCount: 70 },
  goatee: { opacity: 0.88, cheekTop: 0, chinLength: 6, hairCount: 16 },
  moustache: { opacity: 0, cheekTop: 0, chinLength: 0, hairCount: 0 },
};

function drawMoustache(look: Look, pose: Pose, color: string, opacity: number): string {
  const middle = toTurnedX(pose, 0, 78);
  const halfWidth = look.mouthWidth + 6;
  const y = look.noseLength + 9;
  return svg`<path d="M${middle} ${y}C${middle - 10} ${y - 4} ${middle - halfWidth * 0.8} ${y} ${middle - halfWidth} ${y + 15}C${middle - halfWidth * 0.7} ${y + 10} ${middle - 10} ${y + 7.5} ${middle} ${y + 7}C${middle + 10} ${y + 7.5} ${middle + halfWidth * 0.7} ${y + 10} ${middle + halfWidth} ${y + 15}C${middle + halfWidth * 0.8} ${y} ${middle + 10} ${y - 4} ${middle} ${y}Z" fill="${color}" fill-opacity="${opacity}"/>`;
}

/** Outline of the hair on cheeks, jaw and chin, up to the upper lip; the mouth is drawn over it. */
function getFullOutline(look: Look, pose: Pose, cheekTop: number, chinLength: number): string {
  const turnX = (x: number, depth: number) => toTurnedX(pose, x, depth);
  const { faceWidth: face, jawWidth: jaw, chinWidth: chin } = look;
  const bottom = 99 + look.chinDrop + chinLength;
  const lip = look.noseLength + 8;
  const outer = svg`M${turnX(-face - 1, 2)} 4C${turnX(-face - 2, 6)} 18 ${turnX(-jaw - 8, 12)} 40 ${turnX(-jaw - 4, 14)} 52C${turnX(-jaw + 2, 24)} ${78 + chinLength * 0.4} ${turnX(-chin - 6, 50)} ${bottom} ${turnX(0, 60)} ${bottom + 1}C${turnX(chin + 6, 50)} ${bottom} ${turnX(jaw - 2, 24)} ${78 + chinLength * 0.4} ${turnX(jaw + 4, 14)} 52C${turnX(jaw + 8, 12)} 40 ${turnX(face + 2, 6)} 18 ${turnX(face + 1, 2)} 4`;
  const inner = svg`C${turnX(face - 8, 16)} 24 ${turnX(face - 12, 30)} ${cheekTop + 4} ${turnX(46, 50)} ${cheekTop + 8}C${turnX(36, 58)} ${cheekTop + 10} ${turnX(22, 74)} ${lip - 6} ${turnX(0, 78)} ${lip}C${turnX(-22, 74)} ${lip - 6} ${turnX(-36, 58)} ${cheekTop + 10} ${turnX(-46, 50)} ${cheekTop + 8}C${turnX(-face + 12, 30)} ${cheekTop + 4} ${turnX(-face + 8, 16)} 24 ${turnX(-face - 1, 2)} 4Z`;
  return outer + inner;
}

function getGoateeOutline(look: Look, pose: Pose, chinLength: number): string {
  const turnX = (x: number) => toTurnedX(pose, x, 66);
  const bottom = 99 + look.chinDrop + chinLength;
  const halfWidth = look.mouthWidth + 5;
  return svg`M${turnX(-halfWidth)} 62C${turnX(-halfWidth - 1)} 82 ${turnX(-20)} ${bottom} ${turnX(0)} ${bottom}C${turnX(20)} ${bottom} ${turnX(halfWidth + 1)} 82 ${turnX(halfWidth)} 62C${turnX(halfWidth - 5)} 80 ${turnX(12)} 86 ${turnX(0)} 84C${turnX(-12)} 86 ${turnX(-halfWidth + 5)} 80 ${turnX(-halfWidth)} 62Z`;
}

function drawBeardHairs(look: Look, pose: Pose, count: number, chinLength: number): string {
  const random = createSeededRandom(look.detailSeed + 7);
  return Array.from({ length: count }, () => {
    const angle = random.between(-1, 1);
    const x = toTurnedX(pose, angle * (look.jawWidth - 8), 40);
    const y = 96 + chinLength * 0.6 - Math.abs(angle) ** 1.6 * 50 + random.between(-10, 4);
    return svg`<path d="M${x} ${y}q${angle * 3} 5 ${-angle * 2} 9" stroke="${random.chance(0.5) ? look.hair.light : look.hair.dark}" stroke-opacity="${random.between(0.2, 0.5)}"/>`;
  }).join('');
}

/** Draws the beard and moustache, or only shading for stubble. Several layers soften the upper edge. Must be called before `drawMouth`. */
export function drawBeard(look: Look, pose: Pose): string {
  const { beard, hair, skin } = look;
  if (beard === 'none') return '';
  const { opacity, cheekTop, chinLength, hairCount } = BEARD_SHAPES[beard];
  const color = mixColor(hair.name === 'blond' ? hair.dark : hair.base, skin.shadow, beard === 'stubble' ? 0.58 : 0.2);
  const getOutline = (cheekOffset: number) =>
    beard === 'goatee' ? getGoateeOutline(look, pose, chinLength) : getFullOutline(look, pose, cheekTop + cheekOffset, chinLength);
  const layers = beard === 'goatee' ? [0] : [-9, -4.5, 0, 4.5, 9];
  const alpha = 1 - (1 - opacity) ** (1 / layers.length);
  const clip = chinLength > 6 ? '' : ' clip-path="url(#face)"';
  const cover =
    beard === 'moustache'
      ? ''
      : layers
          .map((cheekOffset) => svg`<path d="${getOutline(cheekOffset)}" fill="${color}" fill-opacity="${Math.round(alpha * 100) / 100}"/>`)
          .join('');
  const moustache = drawMoustache(look, pose, color, beard === 'moustache' ? 0.95 : opacity);
  return svg`<g${clip}>${cover}</g>${moustache}<g fill="none" stroke-width="1.3" stroke-linecap="round"${clip}>${drawBeardHairs(look, pose, hairCount, chinLength)}</g>`;
}
