import type { SeededRandom } from '../../../src/pictures/createSeededRandom';
import { svg } from '../../../src/pictures/svg';
import { paint } from './paint';

const PALETTES = [
  ['#f7d6c8', '#e89a9a', '#fdeedd'],
  ['#d8e6e4', '#8fb3b8', '#f6f3e6'],
  ['#f3e2c0', '#e0a868', '#fff6e2'],
  ['#e4d7ee', '#a78fc4', '#f9edf2'],
  ['#d9e4cf', '#93ac86', '#f7f3de'],
  ['#f6cfd6', '#d46d8f', '#fde9e4'],
  ['#cddcec', '#6f92b8', '#f2ece4'],
  ['#4a4560', '#2b2a40', '#b5728a'],
] as const;

function drawGradient(random: SeededRandom): string {
  const [base, deep, light] = random.pick(PALETTES);
  return svg`<rect x="-10" y="-10" width="420" height="520" fill="${base}"/>${paint.light('one', random.between(280, 400), random.between(0, 160), 330, light, 1)}${paint.light('two', random.between(0, 90), random.between(320, 480), 340, deep, 0.85)}<circle cx="${random.between(60, 340)}" cy="${random.between(80, 240)}" r="${random.between(90, 150)}" fill="${light}" fill-opacity=".4"/><circle cx="${random.between(0, 400)}" cy="${random.between(200, 400)}" r="${random.between(50, 90)}" fill="${deep}" fill-opacity=".16"/>`;
}

function drawLitWindows(random: SeededRandom, from: number, to: number, y: number, litShare: number): string {
  let windows = '';
  for (let x = from; x < to; x += 14) {
    if (random.chance(litShare))
      windows += svg`<rect x="${x}" y="${y}" width="7" height="10" fill="${random.pick(['#ffd88a', '#ffc06a', '#ffe9bd'])}"/>`;
  }
  return windows;
}

function drawSkyline(random: SeededRandom, base: number, minHeight: number, maxHeight: number, color: string, litShare: number): string {
  let buildings = '';
  for (let x = -10; x < 400;) {
    const width = random.between(34, 66);
    const top = base - random.between(minHeight, maxHeight);
    buildings += svg`<rect x="${x}" y="${top}" width="${width}" height="${base - top + 200}" fill="${color}"/>`;
    for (let y = top + 12; y < base; y += 20) buildings += drawLitWindows(random, x + 7, x + width - 9, y, litShare);
    x += width + random.between(0, 6);
  }
  return buildings;
}

function drawEvening(random: SeededRandom): string {
  return [
    paint.gradient(
      'sky',
      random.pick([
        [
          [0, '#2b2b55'],
          [0.5, '#8a5a86'],
          [0.8, '#f0a184'],
        ],
        [
          [0, '#1f2947'],
          [0.6, '#5f6a9c'],
          [1, '#d99a9a'],
        ],
        [
          [0, '#3a2b58'],
          [0.6, '#b5637e'],
          [0.9, '#f7b57e'],
        ],
      ] as const),
    ),
    drawSkyline(random, 380, 90, 230, '#33305a', 0.4),
    drawSkyline(random, 440, 60, 160, '#242344', 0.5),
    svg`<rect x="-10" y="420" width="420" height="90" fill="#221f3c"/>`,
    paint.bokeh(random, 34, 150, 480, ['#ffcf7a', '#ff9a76', '#ffe6b0', '#f58fa8', '#9fb8ff']),
  ].join('');
}

function drawSunset(random: SeededRandom): string {
  const x = random.between(110, 290);
  const clouds = Array.from(
    { length: 7 },
    () =>
      svg`<ellipse cx="${random.between(0, 400)}" cy="${random.between(60, 230)}" rx="${random.between(50, 120)}" ry="${random.between(5, 13)}" fill="#fff0dc" fill-opacity=".35"/>`,
  ).join('');
  return [
    paint.gradient(
      'sky',
      random.pick([
        [
          [0, '#5b4a8a'],
          [0.4, '#e2798a'],
          [0.68, '#fbb97c'],
          [0.75, '#ffe0a3'],
        ],
        [
          [0, '#355a86'],
          [0.4, '#e39a8f'],
          [0.7, '#fdd29a'],
        ],
        [
          [0, '#7a3f6d'],
          [0.45, '#ef8267'],
          [0.72, '#ffd08a'],
        ],
      ] as const),
    ),
    paint.light('halo', x, 300, 240, '#fff2c0', 0.95),
    svg`<circle cx="${x}" cy="300" r="46" fill="#fff6d5"/>`,
    clouds,
    paint.gradient(
      'sea',
      [
        [0, '#f3a37b'],
        [0.4, '#a8657c'],
        [1, '#4b3a62'],
      ],
      335,
      180,
    ),
    [346, 358, 372, 390, 412]
      .map(
        (y, index) =>
          svg`<path d="M${x - 30 - index * 14} ${y}H${x + 30 + index * 14}" stroke="#ffe9b8" stroke-width="${5 - index * 0.5}" opacity=".65" stroke-linecap="round"/>`,
      )
      .join(''),
  ].join('');
}

/** Backgrounds made of colours, evening light or a sunset. */
export const moods = { gradient: drawGradient, evening: drawEvening, sunset: drawSunset } as const;
