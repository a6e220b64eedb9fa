import { mixColor } from './mixColor';
import type { Look } from './Look';
import { svg } from './svg';

const soft = (id: string, color: string, opacity: number) =>
  svg`<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

/** Gradients that the parts of a figure are painted with, in head coordinates. */
export function drawPaints({ skin, hair }: Look): string {
  const cool = mixColor(skin.shadow, '#8a4a5c', 0.18);
  return [
    svg`<linearGradient id="skin" gradientUnits="userSpaceOnUse" x1="50" y1="-100" x2="-40" y2="110"><stop offset="0" stop-color="${mixColor(skin.base, skin.light, 0.55)}"/><stop offset=".5" stop-color="${skin.base}"/><stop offset="1" stop-color="${mixColor(skin.base, skin.shadow, 0.3)}"/></linearGradient>`,
    svg`<linearGradient id="faceShade" gradientUnits="userSpaceOnUse" x1="-78" y1="20" x2="22" y2="0"><stop offset="0" stop-color="${cool}" stop-opacity=".72"/><stop offset=".45" stop-color="${cool}" stop-opacity=".16"/><stop offset="1" stop-color="${cool}" stop-opacity="0"/></linearGradient>`,
    svg`<linearGradient id="hairShade" gradientUnits="userSpaceOnUse" x1="0" y1="-100" x2="0" y2="-34"><stop offset=".2" stop-color="${cool}" stop-opacity=".55"/><stop offset="1" stop-color="${cool}" stop-opacity="0"/></linearGradient>`,
    soft('blush', skin.blush, 0.5),
    soft('socket', cool, 0.42),
    soft('glow', skin.light, 0.75),
    svg`<linearGradient id="hair" gradientUnits="userSpaceOnUse" x1="60" y1="-130" x2="-20" y2="200"><stop offset="0" stop-color="${mixColor(hair.base, hair.light, 0.42)}"/><stop offset=".3" stop-color="${hair.base}"/><stop offset="1" stop-color="${mixColor(hair.base, hair.dark, 0.55)}"/></linearGradient>`,
    svg`<linearGradient id="sheen" gradientUnits="userSpaceOnUse" x1="0" y1="-125" x2="0" y2="210"><stop offset="0" stop-color="${hair.base}"/><stop offset=".14" stop-color="${hair.light}"/><stop offset=".3" stop-color="${hair.base}"/><stop offset=".6" stop-color="${mixColor(hair.base, hair.light, 0.5)}"/><stop offset="1" stop-color="${hair.base}"/></linearGradient>`,
    '<linearGradient id="shades" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d1a22"/><stop offset="1" stop-color="#5b4a55"/></linearGradient>',
  ].join('');
}
