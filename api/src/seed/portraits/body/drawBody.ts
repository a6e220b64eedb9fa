import type { Look } from '../Look';
import { mixColor } from '../mixColor';
import { svg } from '../svg';
import { armPath } from './armPath';
import { bodyShape } from './bodyShape';
import { drawDetail } from './drawDetail';
import { drawJacket } from './drawJacket';
import { drawNeck } from './drawNeck';
import { drawPattern } from './drawPattern';
import { drawScarf } from './drawScarf';
import type { Outfit } from './Outfit';
import { torsoPath } from './torsoPath';

const SLEEVE_END = { long: 640, short: 312, none: 0 } as const;

const necklace = () =>
  '<path d="M-34 138C-26 176 -8 190 0 192C8 190 26 176 34 138" fill="none" stroke="#e8b85c" stroke-width="1.8"/><circle cx="0" cy="196" r="4.6" fill="#f0c872"/>';

function folds(shoulder: number, waist: number, dark: string): string {
  const half = svg`<path d="M${shoulder - 26} 246C${shoulder - 40} 300 ${waist - 4} 330 ${waist - 16} 400"/><path d="M${shoulder * 0.62} 206C${shoulder * 0.54} 240 ${shoulder * 0.5} 262 ${shoulder * 0.36} 290"/><path d="M${waist - 10} 420C${waist - 40} 436 ${waist - 60} 440 ${waist - 84} 438"/>`;
  return svg`<g fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round" opacity=".16">${half}<g transform="scale(-1 1)">${half}</g></g>`;
}

function sleeves(path: string, color: string, pattern: string): string {
  const dark = mixColor(color, '#24161f', 0.28);
  return svg`<clipPath id="sleeve"><path d="${path}"/></clipPath><g><path d="${path}" fill="${mixColor(color, '#24161f', 0.1)}"/><g clip-path="url(#sleeve)">${pattern}</g></g><g transform="scale(-1 1)"><path d="${path}" fill="${dark}"/><g clip-path="url(#sleeve)" opacity=".8">${pattern}</g></g>`;
}

/** Neck, shoulders, arms and what the person wears. */
export function drawBody(look: Look, outfit: Outfit, turn: number): string {
  const shape = bodyShape(look);
  const { garment, color, second } = outfit;
  const dark = mixColor(color, '#24161f', 0.6);
  const torso = torsoPath(shape, garment);
  const pattern = drawPattern(outfit);
  const sleeveColor = garment.over ? second : color;
  const sleeve =
    garment.sleeve === 'none' ? '' : sleeves(armPath(shape, SLEEVE_END[garment.sleeve], 5), sleeveColor, garment.over ? '' : pattern);
  const paints = svg`<linearGradient id="cloth" gradientUnits="userSpaceOnUse" x1="110" y1="120" x2="-90" y2="460"><stop offset="0" stop-color="${mixColor(color, '#ffffff', 0.14)}"/><stop offset=".5" stop-color="${color}"/><stop offset="1" stop-color="${mixColor(color, '#24161f', 0.3)}"/></linearGradient><linearGradient id="neckSide" gradientUnits="userSpaceOnUse" x1="-120" y1="0" x2="-10" y2="0"><stop offset="0" stop-color="${look.skin.shadow}" stop-opacity=".55"/><stop offset="1" stop-color="${look.skin.shadow}" stop-opacity="0"/></linearGradient><clipPath id="torso"><path d="${torso}"/></clipPath>`;
  return [
    paints,
    drawNeck(look, shape, turn),
    outfit.necklace ? necklace() : '',
    sleeve,
    svg`<path d="${torso}" fill="url(#cloth)"/><g clip-path="url(#torso)">${pattern}${folds(shape.shoulder, shape.waist, dark)}</g>`,
    drawDetail(shape, garment, color),
    garment.over ? drawJacket(shape, garment.over, second) : '',
    outfit.scarf ? drawScarf(outfit.scarf, shape.neck) : '',
  ].join('');
}
