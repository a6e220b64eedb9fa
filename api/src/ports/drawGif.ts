/** Motifs of the bundled GIFs, each of which exists in every palette. */
export const GIF_MOTIFS = ['heart', 'wave', 'sun', 'stars', 'balloons', 'coffee', 'confetti', 'flower', 'music', 'moon'] as const;

export type GifMotif = (typeof GIF_MOTIFS)[number];

/** Palettes of the bundled GIFs; `back` fills the background. */
export const GIF_PALETTES = [
  { key: 'rose', back: '#fde6ef', main: '#d6246e', second: '#f29cbf', light: '#fffafc' },
  { key: 'night', back: '#2a1846', main: '#f7c6da', second: '#7a1fa2', light: '#fff3d6' },
  { key: 'sea', back: '#d9f1f2', main: '#0b7a86', second: '#79c9c6', light: '#fdfefa' },
  { key: 'dawn', back: '#fff0d9', main: '#d9622b', second: '#f6b25a', light: '#fffdf6' },
] as const;

type GifPalette = (typeof GIF_PALETTES)[number];

/** Decides whether the elements of a drawing move. */
interface Animator {
  /** Returns the animation, or an empty string for a still picture. */
  animate: (animation: string) => string;
}

const toRange = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const createRotation = (values: string, seconds: number): string =>
  `<animateTransform attributeName="transform" type="rotate" values="${values}" dur="${seconds}s" repeatCount="indefinite"/>`;

/** Returns an animation in which an element rotates; an empty string for a still picture. */
const spin = ({ animate }: Animator, seconds: number): string => animate(createRotation('0;360', seconds));

/** Returns an animation in which an element rocks to both sides; an empty string for a still picture. */
const sway = ({ animate }: Animator, degrees: number, seconds: number): string =>
  animate(createRotation(`0;${degrees};0;${-degrees};0`, seconds));

/** Returns an animation in which an element grows and shrinks; an empty string for a still picture. */
const swell = ({ animate }: Animator, scale: number, seconds: number): string =>
  animate(
    `<animateTransform attributeName="transform" type="scale" values="1;${scale};1;${scale};1;1" dur="${seconds}s" repeatCount="indefinite"/>`,
  );

/** Returns an animation in which an element moves away and comes back; an empty string for a still picture. */
const drift = ({ animate }: Animator, [x, y]: readonly [number, number], seconds: number): string =>
  animate(
    `<animateTransform attributeName="transform" type="translate" values="0 0;${x} ${y};0 0" dur="${seconds}s" repeatCount="indefinite"/>`,
  );

/** Returns an animation in which an element fades out and in; an empty string for a still picture. */
const twinkle = ({ animate }: Animator, seconds: number): string =>
  animate(`<animate attributeName="opacity" values="1;0.25;1" dur="${seconds}s" repeatCount="indefinite"/>`);

type DrawMotif = (colors: GifPalette, animator: Animator) => string;

const HEART_PATH = 'M120 196C20 128 52 52 96 60c14 3 22 14 24 24 2-10 10-21 24-24 44-8 76 68-24 136z';

const drawHeart: DrawMotif = ({ main, second }, animator) =>
  `<g transform="translate(120 120)"><g>${swell(animator, 1.14, 1)}<path transform="translate(-120 -124)" d="${HEART_PATH}" fill="${main}"/></g></g>` +
  `<circle cx="86" cy="92" r="10" fill="${second}"/>`;

// Four fingers spread like a fan; `drawWave` adds the thumb and the palm.
const FINGER_SHAPES = [-24, -8, 8, 24]
  .map((degrees) => `<rect x="-10" y="-158" width="20" height="96" rx="10" transform="rotate(${degrees})"/>`)
  .join('');

const drawWave: DrawMotif = ({ main, second, light }, animator) =>
  `<g transform="translate(124 214)"><g>${sway(animator, 16, 1)}<g fill="${main}">${FINGER_SHAPES}<rect x="-10" y="-104" width="20" height="76" rx="10" transform="rotate(-62)"/>` +
  `<circle cy="-52" r="44"/></g></g></g><circle cx="34" cy="58" r="12" fill="${second}"/><circle cx="210" cy="50" r="8" fill="${light}"/>`;

const drawSun: DrawMotif = ({ main, second }, animator) =>
  `<g transform="translate(120 120)"><g>${spin(animator, 8)}${toRange(12)
    .map((ray) => `<rect x="-5" y="-98" width="10" height="30" rx="5" fill="${second}" transform="rotate(${ray * 30})"/>`)
    .join('')}</g></g><circle cx="120" cy="120" r="54" fill="${main}"/>`;

const drawStars: DrawMotif = ({ main, second, light }, animator) =>
  toRange(14)
    .map((star) => {
      const [x, y, size] = [20 + ((star * 73) % 204), 22 + ((star * 47) % 198), 7 + ((star * 5) % 12)];
      const color = [main, second, light][star % 3] ?? main;
      return `<path transform="translate(${x} ${y}) scale(${size / 10})" d="M0-12 3-3 12 0 3 3 0 12-3 3-12 0-3-3z" fill="${color}">${twinkle(animator, 1 + (star % 4) / 2)}</path>`;
    })
    .join('');

const drawBalloons: DrawMotif = ({ main, second, light }, animator) =>
  [main, second, light]
    .map(
      (color, balloonIndex) =>
        `<g>${drift(animator, [0, -16 - balloonIndex * 6], 2 + balloonIndex / 2)}<ellipse cx="${64 + balloonIndex * 56}" cy="${96 + (balloonIndex % 2) * 26}" rx="27" ry="34" fill="${color}"/>` +
        `<path d="M${64 + balloonIndex * 56} ${130 + (balloonIndex % 2) * 26}q10 40 -4 78" stroke="${main}" stroke-width="2" fill="none"/></g>`,
    )
    .join('');

const drawCoffee: DrawMotif = ({ main, second, light }, animator) =>
  `<path d="M62 116h104v46q0 42-42 42h-20q-42 0-42-42z" fill="${main}"/><path d="M166 130h12q20 0 20 20t-20 20h-14" stroke="${main}" stroke-width="12" fill="none"/>` +
  `<ellipse cx="114" cy="116" rx="52" ry="10" fill="${second}"/>` +
  [90, 114, 138]
    .map(
      (x, steamIndex) =>
        `<path d="M${x} 100q-12-18 0-34t0-34" stroke="${light}" stroke-width="7" stroke-linecap="round" fill="none">${twinkle(animator, 1.6 + steamIndex / 3)}</path>`,
    )
    .join('');

const drawConfetti: DrawMotif = ({ main, second, light }, animator) =>
  toRange(22)
    .map((piece) => {
      const [x, y] = [12 + ((piece * 61) % 216), 10 + ((piece * 37) % 220)];
      const color = [main, second, light][piece % 3] ?? main;
      return `<g>${drift(animator, [0, 34 + (piece % 5) * 6], 1.4 + (piece % 4) / 3)}<rect x="${x}" y="${y}" width="10" height="16" rx="3" fill="${color}" transform="rotate(${piece * 29} ${x} ${y})"/></g>`;
    })
    .join('');

const drawFlower: DrawMotif = ({ main, second, light }, animator) =>
  `<g transform="translate(120 214)"><g>${sway(animator, 7, 2.4)}<path d="M0 0q-8-50 0-96" stroke="${second}" stroke-width="9" fill="none"/>` +
  `<path d="M0-40q34-26 46 2-24 18-46-2z" fill="${second}"/><g transform="translate(0 -118)">${toRange(6)
    .map((petal) => `<ellipse cx="0" cy="-32" rx="19" ry="29" fill="${main}" transform="rotate(${petal * 60})"/>`)
    .join('')}<circle r="19" fill="${light}"/></g></g></g>`;

const drawMusic: DrawMotif = ({ main, second, light }, animator) =>
  [main, second, light]
    .map(
      (color, noteIndex) =>
        `<g>${drift(animator, [noteIndex % 2 === 0 ? 6 : -6, -14], 0.8 + noteIndex / 5)}<ellipse cx="${58 + noteIndex * 62}" cy="${170 - noteIndex * 24}" rx="18" ry="13" fill="${color}"/>` +
        `<path d="M${75 + noteIndex * 62} ${168 - noteIndex * 24}v-78q26 6 24 34" stroke="${color}" stroke-width="7" fill="none"/></g>`,
    )
    .join('');

const drawMoon: DrawMotif = ({ main, second, light }, animator) =>
  `<path d="M150 48a74 74 0 1 0 44 122A84 84 0 0 1 150 48z" fill="${main}"/>` +
  `<g>${drift(animator, [26, 0], 5)}<path d="M40 186q-2-26 24-26 8-24 34-18 22 4 24 22 26-2 26 22z" fill="${light}"/></g>` +
  `<circle cx="52" cy="62" r="5" fill="${second}">${twinkle(animator, 1.5)}</circle><circle cx="200" cy="40" r="6" fill="${second}">${twinkle(animator, 2.1)}</circle>`;

const motifDrawers: Record<GifMotif, DrawMotif> = {
  heart: drawHeart,
  wave: drawWave,
  sun: drawSun,
  stars: drawStars,
  balloons: drawBalloons,
  coffee: drawCoffee,
  confetti: drawConfetti,
  flower: drawFlower,
  music: drawMusic,
  moon: drawMoon,
};

/** Draws a bundled GIF as an animated SVG, or as the same picture without movement (R-286). */
export function drawGif(motif: GifMotif, palette: GifPalette['key'], isStill: boolean): string {
  const colors = GIF_PALETTES.find(({ key }) => key === palette) ?? GIF_PALETTES[0];
  const drawing = motifDrawers[motif](colors, { animate: (animation) => (isStill ? '' : animation) });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><rect width="240" height="240" fill="${colors.back}"/>${drawing}</svg>`;
}
