import type { Gender } from '@rendezvous/shared/contract';
import type { ArtSeed } from '../figure/artSeed';
import { drawFigure } from '../figure/drawFigure';
import { garments } from '../figure/Garment';
import { getLook } from '../figure/getLook';
import { svg } from '../svg';

/** Appends a suffix to the ids of a drawing and to the references to them, so that two figures can share one picture. */
export const suffixIds = (markup: string, suffix: string): string =>
  markup.replace(/ id="([^"]+)"/g, ` id="$1${suffix}"`).replace(/url\(#([^)]+)\)/g, `url(#$1${suffix})`);

type Color = readonly [number, number, number];

interface SilhouetteOptions {
  seed: Pick<ArtSeed, 'person' | 'ageBand' | 'hair'>;
  gender: Gender;
  x: number;
  y: number;
  scale: number;
  turn: number;
  tilt: number;
  /** Suffix for the ids in the drawing, different for each figure of a picture. */
  idSuffix: string;
}

/** SVG filters for a backlit person: `shape` tints the figure but retains a fraction (0 to 1) of its own colours, `edge` gives it a bright rim. */
export const drawSilhouetteFilters = (colorFraction: number, tint: Color, rim: Color): string => {
  const [r, g, b] = tint;
  const [lr, lg, lb] = rim;
  const filterRegion = 'x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"';
  return svg`<filter id="shape" ${filterRegion}><feColorMatrix values="${colorFraction} 0 0 0 ${r} 0 ${colorFraction * 0.86} 0 0 ${g} 0 0 ${colorFraction * 0.96} 0 ${b} 0 0 0 1 0"/></filter><filter id="edge" ${filterRegion}><feColorMatrix values="0 0 0 0 ${lr} 0 0 0 0 ${lg} 0 0 0 0 ${lb} 0 0 0 .9 0"/></filter>`;
};

/** Draws a backlit person from the hips up, with a bright edge on one side; needs the filters `shape` and `edge` in the same picture. */
export function drawSilhouette({ seed, gender, x, y, scale, turn, tilt, idSuffix }: SilhouetteOptions, rimOffset: number): string {
  const look = { ...getLook({ ...seed, skin: 2, photo: 0 }, gender), glasses: 'none' as const };
  const garment = garments.find(({ name: garmentName }) => garmentName === (gender === 'female' ? 'dress' : 'blazer-shirt'));
  if (!garment) throw new Error('no garment');
  const outfit = { garment, color: '#8c5a6b', accentColor: '#3a4a63', scarf: null, necklace: false };
  const expression = { mouth: 'closed', squint: 0.6, brow: 1 } as const;
  const figure = suffixIds(drawFigure(look, { pose: { turn, tilt, gaze: 0 }, expression, outfit, sunglasses: false }), idSuffix);
  const transform = svg`translate(${x} ${y}) scale(${scale})`;
  return svg`<g filter="url(#edge)"><g transform="translate(${rimOffset} -2.4) ${transform}">${figure}</g></g><g filter="url(#shape)"><g transform="${transform}">${figure}</g></g>`;
}
