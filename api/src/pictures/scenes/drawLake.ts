import { createSeededRandom, type SeededRandom } from '../createSeededRandom';
import { svg } from '../svg';
import { drawStars, oscillate } from './backdrop';

const SHORE_Y = 500;
const MOON_X = 690;

const SKY = [
  '<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#141640"/><stop offset=".5" stop-color="#3e3478"/><stop offset="1" stop-color="#b56a96"/></linearGradient>',
  '<linearGradient id="lake" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7c5590"/><stop offset=".3" stop-color="#3b3070"/><stop offset="1" stop-color="#12123a"/></linearGradient>',
  '<radialGradient id="moon"><stop offset="0" stop-color="#fff2d6" stop-opacity=".65"/><stop offset="1" stop-color="#fff2d6" stop-opacity="0"/></radialGradient>',
  svg`<rect width="1200" height="${SHORE_Y}" fill="url(#night)"/>`,
].join('');

const MOON = svg`<circle cx="${MOON_X}" cy="210" r="220" fill="url(#moon)"/><circle cx="${MOON_X}" cy="210" r="62" fill="#fff3da"/><circle cx="${MOON_X - 16}" cy="196" r="11" fill="#f0dcc0" fill-opacity=".7"/><circle cx="${MOON_X + 20}" cy="226" r="15" fill="#f0dcc0" fill-opacity=".6"/>`;

const HILLS = [
  svg`<path d="M0 ${SHORE_Y}V392C120 336 210 352 330 398C440 438 520 396 640 402C780 410 850 330 980 340C1080 348 1140 372 1200 360V${SHORE_Y}Z" fill="#6a4a8a"/>`,
  svg`<path d="M0 ${SHORE_Y}V446C90 418 170 452 270 458C390 466 470 440 590 456C700 470 790 430 900 432C1020 434 1110 460 1200 440V${SHORE_Y}Z" fill="#3a2b62"/>`,
].join('');

/** Draws firs on both sides, which frame the water. */
function drawFirs(random: SeededRandom): string {
  return [-10, 50, 100, 1010, 1070, 1130, 1190]
    .map((x) => {
      const height = random.between(210, 330);
      const foot = SHORE_Y + random.between(30, 60);
      const getBranchPath = (from: number, halfWidth: number) =>
        svg`L${x + halfWidth} ${foot - height * from}L${x + halfWidth * 0.45} ${foot - height * from}`;
      const right = [0.68, 0.42, 0.12].map((from, index) => getBranchPath(from, 24 + index * 16)).join('');
      const left = [0.12, 0.42, 0.68]
        .map((from, index) => svg`L${x - 56 * 0.45 + index * 7.2} ${foot - height * from}L${x - 56 + index * 16} ${foot - height * from}`)
        .join('');
      return svg`<path d="M${x} ${foot - height}${right}L${x + 8} ${foot}H${x - 8}${left}Z" fill="#1a1538"/>`;
    })
    .join('');
}

/** Draws strips of moonlight shimmering on the water; strips further down are wider and swing further. */
function drawGlitter(random: SeededRandom, phase: number): string {
  return Array.from({ length: 46 }, (_, index) => {
    const depth = index / 45;
    const [cycles, offset] = [random.int(1, 2), random.next()];
    const swing = (oscillate(phase, cycles, offset) - 0.5) * (26 + depth * 60);
    const halfWidth = (26 + depth * 120 + random.between(0, 50)) * (0.55 + 0.45 * oscillate(phase, cycles, offset + 0.25));
    const x = MOON_X + swing + random.between(-30, 30) * (0.4 + depth);
    return svg`<rect x="${x - halfWidth}" y="${SHORE_Y + 12 + depth * 370}" width="${halfWidth * 2}" height="${2.4 + depth * 4}" rx="3" fill="#ffe9c4" fill-opacity="${(0.62 - depth * 0.42) * (0.45 + 0.55 * oscillate(phase, cycles, offset))}"/>`;
  }).join('');
}

/** Draws ripples across the whole water. */
function drawRipples(random: SeededRandom, phase: number): string {
  return Array.from({ length: 70 }, () => {
    const depth = random.next();
    const [x, offset] = [random.between(-40, 1200), random.next()];
    return svg`<rect x="${x + 22 * oscillate(phase, 1, offset)}" y="${SHORE_Y + 18 + depth * 376}" width="${40 + depth * 130}" height="${1.6 + depth * 1.6}" rx="1" fill="#c9a6dc" fill-opacity="${0.06 + 0.2 * oscillate(phase, 1, offset + 0.3)}"/>`;
  }).join('');
}

/** Draws the moon over a quiet lake. `phase` runs from 0 to 1 and repeats; the canvas is 1200 by 900. */
export function drawLake(phase: number): string {
  const random = createSeededRandom(57);
  return [
    SKY,
    drawStars(random, 90, 330, phase),
    MOON,
    HILLS,
    svg`<rect y="${SHORE_Y}" width="1200" height="400" fill="url(#lake)"/>`,
    drawRipples(random, phase),
    drawGlitter(random, phase),
    drawFirs(random),
  ].join('');
}
