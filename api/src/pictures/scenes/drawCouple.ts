import { mixColor } from '../mixColor';
import { createSeededRandom } from '../createSeededRandom';
import { svg } from '../svg';
import { drawTown } from './backdrop';
import { drawSilhouette, drawSilhouetteFilters } from './drawSilhouette';
import type { ScenePalette } from './ScenePalette';

function drawLights(): string {
  const drawBulb = (x: number, y: number) =>
    svg`<circle cx="${x}" cy="${y}" r="30" fill="url(#bulb)"/><circle cx="${x}" cy="${y}" r="5.5" fill="#fff6d8"/>`;
  const drawBulbString = (start: number, end: number, top: number, depth: number) =>
    [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92]
      .map((fraction) => drawBulb(start + (end - start) * fraction, top + depth * 4 * fraction * (1 - fraction) + 9))
      .join('');
  const getWirePath = (start: number, end: number, top: number, depth: number) =>
    svg`M${start} ${top}Q${(start + end) / 2} ${top + depth * 2} ${end} ${top}`;
  return svg`<radialGradient id="bulb"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".75"/><stop offset="1" stop-color="#ffe2a0" stop-opacity="0"/></radialGradient><path d="${getWirePath(-40, 600, 34, 74)}${getWirePath(600, 1240, 34, 84)}" fill="none" stroke="#2a1b33" stroke-width="3" stroke-opacity=".8"/>${drawBulbString(-40, 600, 34, 74)}${drawBulbString(600, 1240, 34, 84)}`;
}

function drawWater({ sky, dark }: ScenePalette): string {
  const glints = Array.from({ length: 11 }, (_, index) => {
    const y = 622 + index * 17;
    const halfWidth = 46 + index * 21;
    return svg`<path d="M${620 - halfWidth} ${y}H${620 + halfWidth}" stroke="#ffe9bd" stroke-width="${4.5 - index * 0.26}" stroke-opacity="${0.75 - index * 0.05}" stroke-linecap="round"/>`;
  }).join('');
  return svg`<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[3]}"/><stop offset=".25" stop-color="${mixColor(sky[2], dark, 0.25)}"/><stop offset="1" stop-color="${mixColor(sky[0], dark, 0.6)}"/></linearGradient><rect x="0" y="606" width="1200" height="300" fill="url(#water)"/>${glints}`;
}

const drawRailing = (dark: string) => {
  const bars = Array.from({ length: 26 }, (_, index) => svg`M${index * 48 + 12} 806V910`).join('');
  return svg`<path d="M-10 800H1210" stroke="${dark}" stroke-width="15"/><path d="${bars}" stroke="${dark}" stroke-width="6"/><path d="M-10 798H1210" stroke="#ffd9a0" stroke-width="2.5" stroke-opacity=".55"/>`;
};

function drawGlass(x: number, dark: string): string {
  return svg`<path d="M${x - 17} 716C${x - 19} 750 ${x - 11} 762 ${x} 764C${x + 11} 762 ${x + 19} 750 ${x + 17} 716Z" fill="#ffffff" fill-opacity=".25"/><path d="M${x - 18} 734C${x - 18} 754 ${x - 10} 762 ${x} 764C${x + 10} 762 ${x + 18} 754 ${x + 18} 734Z" fill="#d24a66" fill-opacity=".9"/><path d="M${x} 764V792M${x - 15} 794H${x + 15}" stroke="${mixColor(dark, '#ffffff', 0.5)}" stroke-width="3.4" stroke-linecap="round"/>`;
}

/** Draws two people on a terrace above the water at sunset; the canvas is 1200 by 900. */
export function drawCouple(palette: ScenePalette): string {
  const random = createSeededRandom(77);
  const { sky, sun, town, dark, couple } = palette;
  const gradientStops = sky
    .map((color, index) => svg`<stop offset="${[0, 0.34, 0.56, 0.68][index] ?? 1}" stop-color="${color}"/>`)
    .join('');
  const clouds = Array.from(
    { length: 12 },
    () =>
      svg`<ellipse cx="${random.between(0, 1200)}" cy="${random.between(150, 440)}" rx="${random.between(110, 280)}" ry="${random.between(7, 19)}" fill="#fff0dc" fill-opacity="${random.between(0.1, 0.28)}"/>`,
  ).join('');
  const [leftPerson, rightPerson] = couple;
  return [
    svg`<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${gradientStops}</linearGradient><rect width="1200" height="900" fill="url(#sky)"/>`,
    svg`<radialGradient id="sun"><stop offset="0" stop-color="${sun}"/><stop offset=".25" stop-color="${sun}" stop-opacity=".7"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient><circle cx="620" cy="560" r="470" fill="url(#sun)"/><circle cx="620" cy="556" r="74" fill="${sun}"/>`,
    clouds,
    svg`<g opacity=".55">${drawTown(random, 610, 40, 150, town[0])}</g>`,
    drawWater(palette),
    drawSilhouetteFilters(0.56, [0.08, 0.03, 0.1], [1, 0.82, 0.56]),
    drawSilhouette(
      { seed: rightPerson, gender: rightPerson.gender, x: 728, y: 470, scale: 1.16, turn: -0.95, tilt: -5, idSuffix: 'b' },
      -3,
    ),
    drawSilhouette({ seed: leftPerson, gender: leftPerson.gender, x: 512, y: 508, scale: 1.1, turn: 0.95, tilt: 6, idSuffix: 'a' }, 3),
    drawRailing(dark),
    drawGlass(292, dark),
    drawGlass(962, dark),
    drawLights(),
  ].join('');
}
