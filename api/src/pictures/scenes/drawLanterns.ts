import { createSeededRandom, type SeededRandom } from '../createSeededRandom';
import { svg } from '../svg';
import { drawTown, oscillate } from './backdrop';

const QUAY_Y = 640;

const SKY = [
  '<linearGradient id="late" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#20143f"/><stop offset=".5" stop-color="#62306e"/><stop offset="1" stop-color="#d9717f"/></linearGradient>',
  '<linearGradient id="canal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6b3a68"/><stop offset="1" stop-color="#190f30"/></linearGradient>',
  '<radialGradient id="bulb"><stop offset="0" stop-color="#ffd490" stop-opacity=".85"/><stop offset=".3" stop-color="#ffb870" stop-opacity=".3"/><stop offset="1" stop-color="#ffb870" stop-opacity="0"/></radialGradient>',
  svg`<rect width="1200" height="${QUAY_Y}" fill="url(#late)"/>`,
].join('');

/** Returns the y coordinate, at `x`, of a string that hangs in arcs across the width. */
const getStringHeight = (x: number, top: number, depth: number): number => {
  const bow = ((x + 100) % 400) / 400;
  return top + depth * 4 * bow * (1 - bow);
};

/** Draws a string of swaying lamps, each in a pulsating glow. */
function drawLamps(random: SeededRandom, top: number, size: number, phase: number): string {
  const stringPoints = Array.from({ length: 61 }, (_, index) => svg`${index * 20} ${getStringHeight(index * 20, top, 90)}`).join('L');
  const bulbs = Array.from({ length: 16 }, (_, index) => {
    const x = 12 + index * 79;
    const [offset, y] = [random.next(), getStringHeight(x, top, 90)];
    const sway = 7 * (oscillate(phase, 1, x / 1200) - 0.5);
    const glowRadius = size * (4.6 + 1.4 * oscillate(phase, 1, offset));
    return [
      svg`<circle cx="${x + sway}" cy="${y + size * 1.6}" r="${glowRadius}" fill="url(#bulb)"/>`,
      svg`<path d="M${x} ${y}L${x + sway} ${y + size * 0.8}" stroke="#190f30" stroke-width="3"/>`,
      svg`<circle cx="${x + sway}" cy="${y + size * 1.6}" r="${size}" fill="#ffe7bd"/>`,
    ].join('');
  });
  return svg`<path d="M${stringPoints}" fill="none" stroke="#190f30" stroke-width="3"/>${bulbs.join('')}`;
}

const WALKER_COUNT = 5;

/** Draws people on an evening walk, each carrying a light; in one cycle, each moves to the initial position of the person ahead. */
function drawWalkers(phase: number): string {
  const spacing = 1400 / WALKER_COUNT;
  return Array.from({ length: WALKER_COUNT }, (_, index) => {
    const x = -100 + (index + phase) * spacing;
    const y = QUAY_Y - 34 + 3 * oscillate(phase, 8, index / WALKER_COUNT);
    return svg`<circle cx="${x}" cy="${y}" r="46" fill="url(#bulb)"/><circle cx="${x}" cy="${y}" r="5" fill="#fff0cd"/><path d="M${x - 22} ${QUAY_Y}C${x - 26} ${y - 26} ${x - 26} ${y - 40} ${x - 14} ${y - 44}C${x - 2} ${y - 40} ${x - 4} ${y - 18} ${x - 8} ${QUAY_Y}Z" fill="#190f30"/><circle cx="${x - 14}" cy="${y - 56}" r="11" fill="#190f30"/>`;
  }).join('');
}

/** Draws lights reflected in the water. */
function drawReflections(random: SeededRandom, phase: number): string {
  return Array.from({ length: 60 }, () => {
    const depth = random.next();
    const [x, offset] = [random.between(0, 1160), random.next()];
    const halfWidth = (18 + depth * 46) * (0.6 + 0.4 * oscillate(phase, 1, offset));
    return svg`<rect x="${x - halfWidth}" y="${QUAY_Y + 34 + depth * 220}" width="${halfWidth * 2}" height="${2 + depth * 3}" rx="2" fill="#ffc98a" fill-opacity="${0.08 + 0.3 * (1 - depth) * oscillate(phase, 1, offset)}"/>`;
  }).join('');
}

/** Draws lamps over a quay where people walk. `phase` runs from 0 to 1 and repeats; the canvas is 1200 by 900. */
export function drawLanterns(phase: number): string {
  const random = createSeededRandom(19);
  const townRandom = createSeededRandom(4);
  return [
    SKY,
    drawTown(townRandom, QUAY_Y, 150, 320, '#7d3f72'),
    drawTown(townRandom, QUAY_Y, 60, 190, '#4a2860'),
    svg`<rect y="${QUAY_Y}" width="1200" height="260" fill="url(#canal)"/>`,
    drawReflections(random, phase),
    drawWalkers(phase),
    svg`<rect y="${QUAY_Y - 2}" width="1200" height="22" fill="#150c28"/>`,
    drawLamps(random, 120, 9, phase),
    drawLamps(random, 250, 6, phase),
  ].join('');
}
