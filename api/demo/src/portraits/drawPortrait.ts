import type { Gender } from '@rendezvous/shared/contract';
import { decodeArtSeed } from '../../../src/pictures/figure/artSeed';
import { drawFigure } from '../../../src/pictures/figure/drawFigure';
import { getLook } from '../../../src/pictures/figure/getLook';
import { createSeededRandom } from '../../../src/pictures/createSeededRandom';
import { svg } from '../../../src/pictures/svg';
import { ambientLight, backgrounds } from './backgrounds';
import { drawForeground, drawProp } from './drawProps';
import { type Scene, getScene } from './getScene';

/** A picture as two layers of SVG markup on a canvas of 400 by 500: a background to be blurred, and a sharp foreground. */
export interface PortraitLayers {
  background: string;
  foreground: string;
  /** Blur of the background: 1 (sharp) to 16. */
  blur: number;
}

const BACKLIGHT_FILTERS =
  '<filter id="dark" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values=".12 0 0 0 .15 0 .1 0 0 .08 0 0 .12 0 .2 0 0 0 1 0"/></filter><filter id="rim" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 1 0 0 0 0 .76 0 0 0 0 .5 0 0 0 .9 0"/></filter>';

function drawFigureLayer(figure: string, scene: Scene): string {
  const transform = svg`translate(${scene.x} ${scene.y}) scale(${scene.scale})`;
  if (!scene.isSilhouette) return svg`<g transform="${transform}">${figure}</g>`;
  const rimOffset = scene.x < 200 ? 2.2 : -2.2;
  return svg`${BACKLIGHT_FILTERS}<g id="person" transform="${transform}">${figure}</g>`
    .replace('<g id="person"', '<g filter="url(#rim)"><g')
    .replace(svg`transform="${transform}"`, svg`transform="translate(${rimOffset} -1.6) ${transform}"`)
    .concat(svg`</g><g filter="url(#dark)"><g transform="${transform}">${figure}</g></g>`);
}

function drawLightLayer({ background, isSilhouette }: Scene): string {
  const { color, strength } = ambientLight[background];
  const glowStrength = isSilhouette ? strength * 0.5 : strength;
  return svg`<radialGradient id="ambient" cx=".86" cy=".06" r=".9"><stop offset="0" stop-color="${color}" stop-opacity="${glowStrength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".72" stop-color="#2a1420" stop-opacity="0"/><stop offset="1" stop-color="#2a1420" stop-opacity=".3"/></linearGradient><rect width="400" height="500" fill="url(#ambient)"/><rect width="400" height="500" fill="url(#foot)"/>`;
}

/** Draws the picture that an art seed encodes. */
export function drawPortrait(artSeed: number, gender: Gender): PortraitLayers {
  const seed = decodeArtSeed(artSeed);
  const look = getLook(seed, gender);
  const scene = getScene(seed, look);
  const random = createSeededRandom(scene.detailSeed);
  const figure = drawFigure(look, scene) + drawProp(scene.prop);
  return {
    background: backgrounds[scene.background](random),
    foreground: drawFigureLayer(figure, scene) + drawForeground(scene.foreground, random) + drawLightLayer(scene),
    blur: scene.blur,
  };
}
