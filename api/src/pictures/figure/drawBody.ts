import { type Point, getSmoothPath } from '../curves';
import { mixColor } from '../mixColor';
import { svg } from '../svg';
import { getArmPath, getBodyShape, type BodyShape, getTorsoPath } from './getBodyShape';
import { drawDetail } from './drawDetail';
import { drawJacket } from './drawJacket';
import { drawPattern } from './drawPattern';
import type { Outfit } from './Garment';
import type { Look } from './Look';

/** Draws the skin of neck, shoulders and arms, with the shadow of the chin and the collarbones. */
function drawNeck(look: Look, shape: BodyShape, turn: number): string {
  const { skin } = look;
  const { neck, shoulder, slope } = shape;
  const leftSlope: Point[] = slope.map(([x, y]): Point => [-x, y]).toReversed();
  const end = slope.at(-1) ?? [shoulder, 160];
  const outline = svg`${getSmoothPath(leftSlope)}L${-neck + 2} 40H${neck - 2}${getSmoothPath(slope, 'L')}C${shoulder * 0.94} ${end[1] + 8} ${shoulder} ${end[1] + 28} ${shoulder - 4} 250L${shoulder - 20} 330H${-shoulder + 20}L${-shoulder + 4} 250C${-shoulder} ${end[1] + 28} ${-shoulder * 0.94} ${end[1] + 8} ${-end[0]} ${end[1]}Z`;
  const shade = mixColor(skin.shadow, '#7a3f4c', 0.2);
  const arms = svg`<path d="${getArmPath(shape, 640, 0)}" fill="${skin.base}"/><path d="${getArmPath(shape, 640, 0)}" transform="scale(-1 1)" fill="${mixColor(skin.base, skin.shadow, 0.4)}"/>`;
  const chinShadow = svg`M${-neck - 4} 52C${-neck - 6} 104 ${-neck * 0.5 + turn * 20} ${132 + look.chinDrop} ${turn * 22} ${130 + look.chinDrop}C${neck * 0.7 + turn * 16} ${128 + look.chinDrop} ${neck} 100 ${neck + 6} 56Z`;
  const getCollarbonePath = (side: number) => svg`M${side * 15} 172C${side * 34} 164 ${side * 60} 166 ${side * shoulder * 0.66} 158`;
  return svg`${arms}<clipPath id="neck"><path d="${outline}"/></clipPath><path d="${outline}" fill="url(#skin)"/><g clip-path="url(#neck)"><path d="${chinShadow}" fill="${shade}" fill-opacity=".62"/><rect x="-200" y="90" width="176" height="240" fill="url(#neckSide)"/><path d="${getCollarbonePath(-1)}${getCollarbonePath(1)}" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round" stroke-opacity=".4"/><path d="M-8 166Q0 178 8 166" fill="none" stroke="${shade}" stroke-width="3" stroke-opacity=".4" stroke-linecap="round"/></g>`;
}

/** Draws a scarf wound once around the neck, with one end hanging down. */
function drawScarf(color: string, neck: number): string {
  const dark = mixColor(color, '#2a1b26', 0.35);
  const light = mixColor(color, '#ffffff', 0.22);
  const halfWidth = neck + 13;
  return svg`<path d="M-34 146C-44 210 -40 260 -50 318L-8 322C-4 260 -8 210 2 152Z" fill="${mixColor(color, dark, 0.25)}"/><path d="M-50 318l-2 16M-40 319l-1 16M-30 320v16M-20 321v16M-10 322l1 15" stroke="${color}" stroke-width="3"/><path d="M${-halfWidth} 98C${-halfWidth - 10} 122 ${-halfWidth * 0.6} 160 4 164C${halfWidth * 0.7} 160 ${halfWidth + 12} 124 ${halfWidth} 96C${halfWidth * 0.6} 124 ${-halfWidth * 0.5} 124 ${-halfWidth} 98Z" fill="${color}" stroke="${color}" stroke-width="15" stroke-linejoin="round"/><path d="M${-halfWidth + 2} 106C${-halfWidth * 0.4} 140 ${halfWidth * 0.5} 138 ${halfWidth} 104" fill="none" stroke="${light}" stroke-width="3" stroke-opacity=".7"/><path d="M${-halfWidth + 6} 122C${-halfWidth * 0.3} 154 ${halfWidth * 0.5} 152 ${halfWidth - 2} 120" fill="none" stroke="${dark}" stroke-width="2.4" stroke-opacity=".5"/>`;
}

const SLEEVE_END = { long: 640, short: 312, none: 0 } as const;

const drawNecklace = () =>
  '<path d="M-34 138C-26 176 -8 190 0 192C8 190 26 176 34 138" fill="none" stroke="#e8b85c" stroke-width="1.8"/><circle cx="0" cy="196" r="4.6" fill="#f0c872"/>';

function drawFolds(shoulder: number, waist: number, dark: string): string {
  const half = svg`<path d="M${shoulder - 26} 246C${shoulder - 40} 300 ${waist - 4} 330 ${waist - 16} 400"/><path d="M${shoulder * 0.62} 206C${shoulder * 0.54} 240 ${shoulder * 0.5} 262 ${shoulder * 0.36} 290"/><path d="M${waist - 10} 420C${waist - 40} 436 ${waist - 60} 440 ${waist - 84} 438"/>`;
  return svg`<g fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round" opacity=".16">${half}<g transform="scale(-1 1)">${half}</g></g>`;
}

function drawSleeves(path: string, color: string, pattern: string): string {
  const dark = mixColor(color, '#24161f', 0.28);
  return svg`<clipPath id="sleeve"><path d="${path}"/></clipPath><g><path d="${path}" fill="${mixColor(color, '#24161f', 0.1)}"/><g clip-path="url(#sleeve)">${pattern}</g></g><g transform="scale(-1 1)"><path d="${path}" fill="${dark}"/><g clip-path="url(#sleeve)" opacity=".8">${pattern}</g></g>`;
}

/** Draws neck, shoulders, arms and clothes. */
export function drawBody(look: Look, outfit: Outfit, turn: number): string {
  const shape = getBodyShape(look);
  const { garment, color, accentColor } = outfit;
  const dark = mixColor(color, '#24161f', 0.6);
  const torso = getTorsoPath(shape, garment);
  const pattern = drawPattern(outfit);
  const sleeveColor = garment.jacket ? accentColor : color;
  const sleeve =
    garment.sleeve === 'none'
      ? ''
      : drawSleeves(getArmPath(shape, SLEEVE_END[garment.sleeve], 5), sleeveColor, garment.jacket ? '' : pattern);
  const gradients = svg`<linearGradient id="cloth" gradientUnits="userSpaceOnUse" x1="110" y1="120" x2="-90" y2="460"><stop offset="0" stop-color="${mixColor(color, '#ffffff', 0.14)}"/><stop offset=".5" stop-color="${color}"/><stop offset="1" stop-color="${mixColor(color, '#24161f', 0.3)}"/></linearGradient><linearGradient id="neckSide" gradientUnits="userSpaceOnUse" x1="-120" y1="0" x2="-10" y2="0"><stop offset="0" stop-color="${look.skin.shadow}" stop-opacity=".55"/><stop offset="1" stop-color="${look.skin.shadow}" stop-opacity="0"/></linearGradient><clipPath id="torso"><path d="${torso}"/></clipPath>`;
  return [
    gradients,
    drawNeck(look, shape, turn),
    outfit.necklace ? drawNecklace() : '',
    sleeve,
    svg`<path d="${torso}" fill="url(#cloth)"/><g clip-path="url(#torso)">${pattern}${drawFolds(shape.shoulder, shape.waist, dark)}</g>`,
    drawDetail(shape, garment, color),
    garment.jacket ? drawJacket(shape, garment.jacket, accentColor) : '',
    outfit.scarf ? drawScarf(outfit.scarf, shape.neck) : '',
  ].join('');
}
