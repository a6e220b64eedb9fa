import { mixColor } from '../mixColor';
import type { SeededRandom } from '../createSeededRandom';
import { svg } from '../svg';

/** A number from 0 to 1 that oscillates `cycles` times while `phase` runs from 0 to 1, and ends where it began. */
export const oscillate = (phase: number, cycles: number, offset: number): number =>
  0.5 + 0.5 * Math.sin(2 * Math.PI * (phase * cycles + offset));

/** Draws twinkling stars above `bottom`; the canvas is 1200 wide. */
export function drawStars(random: SeededRandom, count: number, bottom: number, phase: number): string {
  return Array.from({ length: count }, () => {
    const [x, y, size] = [random.between(0, 1200), random.between(0, bottom), random.between(0.9, 2.3)];
    const opacity = 0.35 + 0.6 * oscillate(phase, random.int(1, 2), random.next());
    return svg`<circle cx="${x}" cy="${y}" r="${size}" fill="#fff6ea" fill-opacity="${opacity}"/>`;
  }).join('');
}

const WINDOW_COLORS = ['#ffdc94', '#ffc670', '#ffedc8'];

function drawHouse(random: SeededRandom, x: number, width: number, top: number, baseY: number, color: string): string {
  const roof = random.pick(['flat', 'gable', 'step', 'flat', 'dome']);
  const roofPaths: Record<string, string> = {
    flat: '',
    gable: svg`M${x} ${top}L${x + width / 2} ${top - width * 0.5}L${x + width} ${top}Z`,
    step: svg`M${x + width * 0.2} ${top}V${top - 26}H${x + width * 0.38}V${top - 48}H${x + width * 0.62}V${top - 26}H${x + width * 0.8}V${top}Z`,
    dome: svg`M${x + width * 0.15} ${top}C${x + width * 0.15} ${top - width * 0.6} ${x + width * 0.85} ${top - width * 0.6} ${x + width * 0.85} ${top}ZM${x + width * 0.48} ${top - width * 0.4}V${top - width * 0.8}h4V${top - width * 0.4}Z`,
  };
  let windows = '';
  for (let wy = top + 22; wy < baseY - 14; wy += 34)
    for (let wx = x + 14; wx < x + width - 18; wx += 26)
      if (random.chance(0.3))
        windows += svg`<rect x="${wx}" y="${wy}" width="11" height="17" rx="1.5" fill="${random.pick(WINDOW_COLORS)}" fill-opacity="${random.between(0.55, 1)}"/>`;
  return svg`<path d="M${x} ${baseY}V${top}H${x + width}V${baseY}Z${roofPaths[roof] ?? ''}" fill="${mixColor(color, '#ffffff', random.between(0, 0.05))}"/>${windows}`;
}

/** Draws a row of houses, some with lit windows, across the width of 1200; without roofs, they are `minHeight` to `maxHeight` high. */
export function drawTown(random: SeededRandom, baseY: number, minHeight: number, maxHeight: number, color: string): string {
  let row = '';
  for (let x = -30; x < 1210;) {
    const width = random.between(70, 150);
    row += drawHouse(random, x, width + 2, baseY - random.between(minHeight, maxHeight), baseY, color);
    x += width;
  }
  return row;
}
