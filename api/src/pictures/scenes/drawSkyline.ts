import { createSeededRandom, type SeededRandom } from '../createSeededRandom';
import { svg } from '../svg';
import { drawStars, drawTown, oscillate } from './backdrop';

const WINDOW_COLORS = ['#ffe2a6', '#ffc873', '#ffd7b0'];

const SKY = [
  '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1b1446"/><stop offset=".42" stop-color="#5a2f78"/><stop offset=".68" stop-color="#c25c84"/><stop offset=".9" stop-color="#f6a37e"/></linearGradient>',
  '<linearGradient id="haze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f29a86" stop-opacity="0"/><stop offset="1" stop-color="#f29a86" stop-opacity=".4"/></linearGradient>',
  '<radialGradient id="moon"><stop offset="0" stop-color="#fff2d6" stop-opacity=".6"/><stop offset="1" stop-color="#fff2d6" stop-opacity="0"/></radialGradient>',
  '<rect width="1200" height="900" fill="url(#dusk)"/>',
].join('');

const MOON = '<circle cx="300" cy="190" r="190" fill="url(#moon)"/><circle cx="300" cy="190" r="50" fill="#fff3da"/>';

/** Draws a tower with lit windows; some of them go dark and light up again, each at its own time. */
function drawTower(random: SeededRandom, x: number, width: number, top: number, phase: number): string {
  let windows = '';
  for (let y = top + 26; y < 860; y += 38)
    for (let windowX = x + 16; windowX < x + width - 22; windowX += 30) {
      const [isLit, cycles, offset, color] = [random.chance(0.46), random.int(0, 1), random.next(), random.pick(WINDOW_COLORS)];
      const opacity = cycles === 0 ? 0.85 : 0.12 + 0.8 * Math.min(1, Math.max(0, 2.4 * oscillate(phase, 1, offset) - 0.7));
      if (isLit) windows += svg`<rect x="${windowX}" y="${y}" width="14" height="20" rx="2" fill="${color}" fill-opacity="${opacity}"/>`;
    }
  return svg`<path d="M${x} 900V${top}H${x + width}V900Z" fill="#241338"/><path d="M${x} ${top}h${width}v6H${x}Z" fill="#7a4470" fill-opacity=".55"/>${windows}`;
}

const TOWERS: readonly [x: number, width: number, top: number][] = [
  [-20, 190, 520],
  [180, 140, 620],
  [330, 170, 470],
  [510, 130, 590],
  [650, 200, 430],
  [860, 150, 560],
  [1020, 210, 500],
];

/** Draws a mast with a blinking red light. */
const drawMast = (phase: number): string =>
  svg`<path d="M748 430h4v-96h-4Z" fill="#241338"/><circle cx="750" cy="334" r="${16}" fill="#ff7d7d" fill-opacity="${0.35 * oscillate(phase, 2, 0)}"/><circle cx="750" cy="334" r="5" fill="#ff9b8f" fill-opacity="${0.3 + 0.7 * oscillate(phase, 2, 0)}"/>`;

/** Draws a city in the evening whose windows twinkle. `phase` runs from 0 to 1 and repeats; the canvas is 1200 by 900 units. */
export function drawSkyline(phase: number): string {
  const random = createSeededRandom(31);
  const townRandom = createSeededRandom(8);
  return [
    SKY,
    drawStars(random, 80, 380, phase),
    MOON,
    drawTown(townRandom, 760, 160, 330, '#8a4a80'),
    '<rect y="420" width="1200" height="360" fill="url(#haze)"/>',
    drawTown(townRandom, 905, 195, 345, '#56306a'),
    drawMast(phase),
    TOWERS.map(([x, width, top]) => drawTower(random, x, width, top, phase)).join(''),
  ].join('');
}
