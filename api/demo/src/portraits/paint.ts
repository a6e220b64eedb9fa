import type { SeededRandom } from '../../../src/pictures/createSeededRandom';
import { svg } from '../../../src/pictures/svg';

type Stop = readonly [offset: number, color: string];

/** Functions that draw parts of the backgrounds as SVG markup; the canvas is 400 by 500. */
export const paint = {
  /** A vertical gradient over the whole canvas or from `y` to `y + height`. */
  gradient: (id: string, stops: readonly Stop[], y = 0, height = 500): string =>
    svg`<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([offset, color]) => svg`<stop offset="${offset}" stop-color="${color}"/>`).join('')}</linearGradient><rect x="-10" y="${y}" width="420" height="${height}" fill="url(#${id})"/>`,
  /** A soft round light. */
  light: (id: string, x: number, y: number, radius: number, color: string, opacity: number): string =>
    svg`<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`,
  /** Out-of-focus lights. */
  bokeh: (random: SeededRandom, count: number, top: number, bottom: number, colors: readonly string[]): string =>
    Array.from(
      { length: count },
      () =>
        svg`<circle cx="${random.between(0, 400)}" cy="${random.between(top, bottom)}" r="${random.between(6, 22)}" fill="${random.pick(colors)}" fill-opacity="${random.between(0.2, 0.6)}"/>`,
    ).join(''),
  /** A clump of leaves. */
  foliage: (random: SeededRandom, x: number, y: number, size: number, colors: readonly string[], count = 14): string =>
    Array.from({ length: count }, () => {
      const angle = random.between(0, Math.PI * 2);
      const distance = random.between(0, size * 0.7);
      return svg`<circle cx="${x + Math.cos(angle) * distance}" cy="${y + Math.sin(angle) * distance * 0.8}" r="${random.between(size * 0.25, size * 0.5)}" fill="${random.pick(colors)}"/>`;
    }).join(''),
  /** Hills with a ridge around `y`, filled down to the bottom of the canvas. */
  hills: (random: SeededRandom, y: number, height: number, color: string): string => {
    let path = svg`M-10 ${y + height}`;
    for (let x = -10; x < 400; x += 105)
      path += svg`C${x + 30} ${y - random.between(0, height)} ${x + 70} ${y - random.between(-0.3, 0.7) * height} ${x + 105} ${y + random.between(0, height * 0.5)}`;
    return svg`<path d="${path}V520H-10Z" fill="${color}"/>`;
  },
} as const;
