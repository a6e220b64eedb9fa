import { mixColor } from '../../../src/pictures/mixColor';
import type { SeededRandom } from '../../../src/pictures/createSeededRandom';
import { svg } from '../../../src/pictures/svg';
import { paint } from './paint';

function drawPark(random: SeededRandom): string {
  const greens = random.pick([
    ['#7fa66a', '#97b97a', '#6b9560', '#b6cd8b'],
    ['#c98f4e', '#d9a860', '#b5763f', '#e3c078'],
    ['#86b08c', '#a5c8a0', '#6d9c7d', '#c6dcae'],
  ]);
  const [ground = '#97b97a'] = greens;
  const trees = [20, 110, 290, 385]
    .map((x) => svg`<rect x="${x - 7}" y="190" width="14" height="150" fill="#7a5f4a"/>${paint.foliage(random, x, 120, 92, greens)}`)
    .join('');
  return [
    paint.gradient('sky', [
      [0, '#cfe3ec'],
      [0.6, '#f6efdc'],
    ]),
    paint.light('sun', 330, 60, 230, '#fff3cf', 0.9),
    trees,
    svg`<rect x="-10" y="318" width="420" height="200" fill="${mixColor(ground, '#e6e3a8', 0.25)}"/><path d="M150 318C190 380 120 430 90 510H310C300 430 240 380 236 318Z" fill="#ecdcc0"/>`,
    paint.bokeh(random, 16, 40, 330, ['#fffbe0', '#fdf0b8', '#ffffff']),
  ].join('');
}

function drawBeach(random: SeededRandom): string {
  const sunX = random.between(40, 340);
  return [
    paint.gradient(
      'sky',
      random.pick([
        [
          [0, '#9fd0e6'],
          [0.55, '#e8f3ee'],
        ],
        [
          [0, '#f3b79a'],
          [0.5, '#fde7c4'],
        ],
        [
          [0, '#8fbfe0'],
          [0.55, '#fbe3cf'],
        ],
      ] as const),
    ),
    paint.light('sun', sunX, 120, 170, '#fff6d8', 0.95),
    paint.gradient(
      'sea',
      [
        [0, '#5ea6b8'],
        [0.5, '#7fc1c6'],
        [1, '#bfe3dc'],
      ],
      250,
      110,
    ),
    [268, 290, 312, 332]
      .map(
        (y) =>
          svg`<path d="M-10 ${y}Q60 ${y - 6} 130 ${y}T270 ${y}T420 ${y}" stroke="#ffffff" stroke-width="3" stroke-opacity=".5" fill="none"/>`,
      )
      .join(''),
    svg`<path d="M-10 352Q100 336 210 350T420 344V520H-10Z" fill="#f0dcb6"/><path d="M-10 352Q100 336 210 350T420 344V358Q310 364 210 362T-10 366Z" fill="#fff" fill-opacity=".75"/>`,
    svg`<path d="M-10 420Q140 400 420 430V520H-10Z" fill="#e6cc9e" fill-opacity=".7"/>`,
  ].join('');
}

function drawMountains(random: SeededRandom): string {
  const drawRidge = (y: number, height: number, color: string, hasSnow: boolean) => {
    const peaks = [-40, 70, 175, 290, 400].map((x) => [x + random.between(-20, 20), y - random.between(0.4, 1) * height] as const);
    const path = peaks.map(([x, top]) => svg`L${x} ${top}L${x + 55} ${y - height * 0.2}`).join('');
    const snowCaps = hasSnow
      ? peaks
          .map(
            ([x, top]) =>
              svg`<path d="M${x} ${top}L${x - 16} ${top + 28}L${x - 4} ${top + 22}L${x + 6} ${top + 32}L${x + 18} ${top + 26}Z" fill="#fff" fill-opacity=".9"/>`,
          )
          .join('')
      : '';
    return svg`<path d="M-60 520V${y}${path}L480 ${y}V520Z" fill="${color}"/>${snowCaps}`;
  };
  return [
    paint.gradient('sky', [
      [0, '#a9cfe8'],
      [0.6, '#f4ebe0'],
    ]),
    paint.light('sun', 320, 70, 200, '#fff4d2', 0.8),
    drawRidge(270, 190, '#a7b9cd', true),
    drawRidge(330, 130, '#7e9bab', false),
    paint.hills(random, 350, 50, '#7fa37c'),
    paint.hills(random, 410, 40, '#93b37d'),
  ].join('');
}

function drawCanal(random: SeededRandom): string {
  const wallColors = ['#b4614c', '#d8b48a', '#8a5a4a', '#e4cfae', '#9d7b6a', '#c9866a', '#6f7f88'];
  let houses = '';
  for (let x = -12; x < 400; x += 62) {
    const top = random.between(96, 150);
    const color = random.pick(wallColors);
    const windows = [0, 1, 2]
      .flatMap((row) =>
        [10, 34].map(
          (dx) =>
            svg`<rect x="${x + dx}" y="${top + 26 + row * 54}" width="16" height="30" rx="2" fill="${random.chance(0.55) ? '#ffe3a6' : '#4d5560'}" stroke="#fff" stroke-width="2"/>`,
        ),
      )
      .join('');
    houses += svg`<path d="M${x} 330V${top + 8}L${x + 18} ${top - 8}V${top - 24}H${x + 42}V${top - 8}L${x + 60} ${top + 8}V330Z" fill="${color}"/>${windows}`;
  }
  return [
    paint.gradient('sky', [
      [0, '#9dc0dd'],
      [0.5, '#fbe2c8'],
    ]),
    houses,
    paint.gradient(
      'water',
      [
        [0, '#7d8f94'],
        [1, '#4f686f'],
      ],
      330,
      180,
    ),
    svg`<g opacity=".35">${[60, 150, 240, 330].map((x) => svg`<rect x="${x}" y="345" width="24" height="150" fill="#ffe3b0"/>`).join('')}</g>`,
    svg`<rect x="-10" y="322" width="420" height="12" fill="#6a5f58"/>`,
    paint.bokeh(random, 8, 200, 330, ['#ffe7b0', '#ffd58a']),
  ].join('');
}

function drawMeadow(random: SeededRandom): string {
  const flowers = Array.from(
    { length: 60 },
    () =>
      svg`<circle cx="${random.between(0, 400)}" cy="${random.between(350, 500)}" r="${random.between(2, 6)}" fill="${random.pick(['#f3c84b', '#e98fa3', '#ffffff', '#b689d6'])}"/>`,
  ).join('');
  return [
    paint.gradient('sky', [
      [0, '#f6c9a0'],
      [0.5, '#fdeccb'],
    ]),
    paint.light('sun', 80, 190, 190, '#fff1bd', 1),
    paint.hills(random, 260, 60, '#b7b584'),
    paint.hills(random, 310, 40, '#a9b06c'),
    svg`<rect x="-10" y="350" width="420" height="160" fill="#98a65c"/>`,
    flowers,
  ].join('');
}

function drawSnow(random: SeededRandom): string {
  const drawFir = (x: number, y: number, size: number) =>
    svg`<path d="M${x} ${y}l${size * 0.5} ${size * 0.6}h-${size * 0.16}l${size * 0.3} ${size * 0.5}h-${size * 0.2}l${size * 0.3} ${size * 0.5}h-${size * 1.48}l${size * 0.3} -${size * 0.5}h-${size * 0.2}l${size * 0.3} -${size * 0.5}h-${size * 0.16}Z" fill="#5d7f83"/><path d="M${x} ${y}l${size * 0.25} ${size * 0.3}l-${size * 0.2} -${size * 0.05}l-${size * 0.3} ${size * 0.1}Z" fill="#fff"/>`;
  return [
    paint.gradient('sky', [
      [0, '#b9d2e4'],
      [0.6, '#f7e6e0'],
    ]),
    paint.light('sun', 300, 150, 200, '#fff2e2', 0.9),
    paint.hills(random, 240, 60, '#dde8ee'),
    Array.from({ length: 9 }, (_, index) =>
      drawFir(index * 48 + random.between(-12, 12), random.between(170, 230), random.between(70, 110)),
    ).join(''),
    paint.hills(random, 370, 40, '#f6f9fb'),
    paint.bokeh(random, 40, 0, 500, ['#ffffff']),
  ].join('');
}

/** Backgrounds in the open air by day. */
export const outdoors = {
  park: drawPark,
  beach: drawBeach,
  mountains: drawMountains,
  canal: drawCanal,
  meadow: drawMeadow,
  snow: drawSnow,
} as const;
