import type { SeededRandom } from '../../../src/pictures/createSeededRandom';
import { svg } from '../../../src/pictures/svg';

export type Prop = 'none' | 'camera' | 'headphones' | 'backpack' | 'apron' | 'guitar';

const withMirrorImage = (markup: string) => `<g>${markup}</g><g transform="scale(-1 1)">${markup}</g>`;

const drawCamera = () =>
  svg`${withMirrorImage('<path d="M64 150C60 220 50 270 40 306" stroke="#5b3f30" stroke-width="8" fill="none"/>')}<rect x="-52" y="292" width="104" height="68" rx="10" fill="#2b2729"/><rect x="-52" y="310" width="104" height="26" fill="#4a3c36"/><path d="M-20 292L-12 278H14L22 292Z" fill="#2b2729"/><circle cx="0" cy="327" r="29" fill="#1a1719"/><circle cx="0" cy="327" r="20" fill="#3d4a57"/><circle cx="0" cy="327" r="11" fill="#161419"/><circle cx="-7" cy="319" r="5" fill="#fff" fill-opacity=".7"/><circle cx="38" cy="302" r="4" fill="#d9564f"/>`;

const drawHeadphones = () =>
  svg`<path d="M-62 132C-56 176 -24 190 0 190C24 190 56 176 62 132" stroke="#2f2c33" stroke-width="11" fill="none" stroke-linecap="round"/>${withMirrorImage('<rect x="44" y="118" width="30" height="52" rx="14" fill="#3d3942" transform="rotate(-14 59 144)"/><rect x="42" y="124" width="11" height="40" rx="5" fill="#d6246e" transform="rotate(-14 59 144)"/>')}`;

const drawBackpack = () =>
  withMirrorImage(
    svg`<path d="M66 140C104 136 120 170 116 214C112 262 104 300 100 340L76 340C80 296 88 250 88 214C88 186 80 168 60 160Z" fill="#c96f4a"/><path d="M74 152C100 158 104 186 102 214C100 262 94 300 90 340" fill="none" stroke="#f3d9b8" stroke-width="2" stroke-dasharray="6 5"/><rect x="78" y="246" width="36" height="16" rx="4" fill="#43342e"/>`,
  );

const drawApron = () =>
  svg`${withMirrorImage('<path d="M48 128C56 150 60 176 64 206" stroke="#3f5a52" stroke-width="10" fill="none"/>')}<path d="M-66 204H66C70 260 104 300 112 330V660H-112V330C-104 300 -70 260 -66 204Z" fill="#4f6f64"/><path d="M-66 204H66L67 218H-67Z" fill="#3f5a52"/><path d="M-44 330H44V390Q44 400 34 400H-34Q-44 400 -44 390Z" fill="none" stroke="#7f9c90" stroke-width="3" stroke-dasharray="7 5"/>`;

const drawGuitar = () =>
  svg`<path d="M60 150C0 190 -60 260 -120 330" stroke="#4a342a" stroke-width="9" fill="none"/><g transform="translate(-10 366) rotate(-24)"><path d="M-150 0C-150 -62 -84 -78 -48 -52C-20 -34 10 -40 34 -52C66 -64 96 -42 96 0C96 42 66 64 34 52C10 40 -20 34 -48 52C-84 78 -150 62 -150 0Z" fill="#c98446"/><path d="M-138 0C-138 -52 -82 -66 -48 -42C-20 -26 10 -30 34 -42C60 -52 84 -36 84 0C84 36 60 52 34 42C10 30 -20 26 -48 42C-82 66 -138 52 -138 0Z" fill="#dd9d5c"/><circle cx="10" cy="0" r="25" fill="#4a2e20"/><circle cx="10" cy="0" r="25" fill="none" stroke="#8a5a36" stroke-width="4"/><rect x="-92" y="-20" width="13" height="40" rx="4" fill="#5a3826"/><rect x="28" y="-10" width="260" height="20" fill="#5a3826"/><path d="M-86 -7H286M-86 -2.5H286M-86 2.5H286M-86 7H286" stroke="#f0e4cf" stroke-width="1" opacity=".8"/></g>`;

const PROPS: Record<Prop, () => string> = {
  none: () => '',
  camera: drawCamera,
  headphones: drawHeadphones,
  backpack: drawBackpack,
  apron: drawApron,
  guitar: drawGuitar,
};

/** Draws something the person wears or carries, in head coordinates. */
export const drawProp = (prop: Prop): string => PROPS[prop]();

export type Foreground = 'none' | 'table' | 'book' | 'leaves' | 'pots' | 'dog' | 'grass' | 'wine';

const tabletop =
  '<path d="M-10 446Q200 434 410 446V520H-10Z" fill="#a8754f"/><path d="M-10 446Q200 434 410 446V455Q200 443 -10 455Z" fill="#d3a278"/><path d="M40 480H220M180 494H380" stroke="#8a5d3d" stroke-width="3" opacity=".4"/>';

const drawCup = (x: number) =>
  svg`<ellipse cx="${x}" cy="470" rx="46" ry="9" fill="#6b4631" fill-opacity=".35"/><ellipse cx="${x}" cy="466" rx="42" ry="9" fill="#f3ebe0"/><path d="M${x - 28} 420H${x + 28}C${x + 28} 448 ${x + 18} 464 ${x} 464C${x - 18} 464 ${x - 28} 448 ${x - 28} 420Z" fill="#fffaf2"/><path d="M${x + 10} 420H${x + 28}C${x + 28} 448 ${x + 18} 464 ${x + 2} 464C${x + 12} 452 ${x + 14} 440 ${x + 10} 420Z" fill="#e2d5c4"/><ellipse cx="${x}" cy="420" rx="28" ry="7" fill="#f3ebe0"/><ellipse cx="${x}" cy="421" rx="23" ry="5" fill="#7d4f32"/><path d="M${x + 27} 428C${x + 46} 424 ${x + 46} 450 ${x + 23} 450" fill="none" stroke="#fffaf2" stroke-width="6"/><path d="M${x - 8} 408C${x - 18} 394 ${x + 2} 386 ${x - 6} 370M${x + 8} 408C${x} 396 ${x + 18} 386 ${x + 10} 374" stroke="#fff" stroke-width="4" fill="none" stroke-opacity=".55" stroke-linecap="round"/>`;

const drawGlass = (x: number) =>
  svg`<path d="M${x - 22} 372C${x - 24} 412 ${x - 14} 426 ${x} 428C${x + 14} 426 ${x + 24} 412 ${x + 22} 372Z" fill="#fff" fill-opacity=".35"/><path d="M${x - 23} 394C${x - 23} 416 ${x - 13} 426 ${x} 428C${x + 13} 426 ${x + 23} 416 ${x + 23} 394Z" fill="#a32f4a"/><path d="M${x} 428V460" stroke="#fff" stroke-width="4" opacity=".75"/><ellipse cx="${x}" cy="463" rx="20" ry="5" fill="#fff" fill-opacity=".7"/><path d="M${x - 14} 380V404" stroke="#fff" stroke-width="4" opacity=".8" stroke-linecap="round"/>`;

const drawBook = () =>
  svg`${tabletop}<path d="M92 470L200 452L308 470V440C270 424 226 426 200 438C174 426 130 424 92 440Z" fill="#fff8ea"/><path d="M200 438V454" stroke="#c9b798" stroke-width="3"/><path d="M112 444C140 436 168 438 188 446M112 452C140 444 168 446 188 454M212 446C232 438 260 436 288 444M212 454C232 446 260 444 288 452" stroke="#b9aa90" stroke-width="2" fill="none"/><path d="M88 470L200 454L312 470V478L200 464L88 478Z" fill="#b5495b"/>`;

function drawLeaves(random: SeededRandom): string {
  const drawLeaf = (x: number, y: number, angle: number, size: number) =>
    svg`<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M0 0C${size * 0.2} ${-size * 0.3} ${size * 0.7} ${-size * 0.3} ${size} 0C${size * 0.7} ${size * 0.26} ${size * 0.2} ${size * 0.26} 0 0Z" fill="${random.pick(['#4c7350', '#5f8b5c', '#7ba56e', '#3f6149'])}"/><path d="M0 0L${size} 0" stroke="#fff" stroke-width="1.5" opacity=".25"/></g>`;
  const drawCorner = (x: number, from: number) =>
    Array.from({ length: 8 }, (_, index) => drawLeaf(x, 520, from + index * 12 + random.between(-6, 6), random.between(80, 150))).join('');
  return drawCorner(-10, -100) + drawCorner(410, -176);
}

const drawPot = (x: number, height: number, flowerColor: string) =>
  svg`${[-26, -12, 0, 12, 26].map((lean) => svg`<path d="M${x} 450Q${x + lean * 0.4} ${450 - height * 0.6} ${x + lean} ${450 - height}" stroke="#5f8b5c" stroke-width="4" fill="none"/><circle cx="${x + lean}" cy="${446 - height}" r="11" fill="${flowerColor}"/><circle cx="${x + lean}" cy="${446 - height}" r="4" fill="#ffe3a0"/>`).join('')}<path d="M${x - 34} 446H${x + 34}L${x + 26} 510H${x - 26}Z" fill="#c06f4e"/><rect x="${x - 38}" y="438" width="76" height="15" rx="4" fill="#d3845f"/>`;

const drawDog = () =>
  svg`<g transform="translate(306 398)"><path d="M-66 120C-70 60 -52 30 0 30C52 30 70 60 66 120Z" fill="#b98552"/><path d="M-44 120C-40 80 -24 66 0 66C24 66 40 80 44 120Z" fill="#f1dcc0"/><path d="M-40 -44C-70 -52 -84 -10 -66 26C-52 22 -42 0 -36 -20Z" fill="#8a5c36"/><path d="M40 -44C70 -52 84 -10 66 26C52 22 42 0 36 -20Z" fill="#8a5c36"/><path d="M0 -62C36 -62 50 -34 46 -4C42 36 26 56 0 56C-26 56 -42 36 -46 -4C-50 -34 -36 -62 0 -62Z" fill="#c8935e"/><path d="M0 -60C8 -60 12 -30 14 -8C30 6 30 52 0 56C-30 52 -30 6 -14 -8C-12 -30 -8 -60 0 -60Z" fill="#f6e6cf"/><circle cx="-22" cy="-12" r="6.5" fill="#2b1d18"/><circle cx="22" cy="-12" r="6.5" fill="#2b1d18"/><circle cx="-20" cy="-14.500" r="2" fill="#fff"/><circle cx="24" cy="-14.500" r="2" fill="#fff"/><path d="M-13 8Q0 0 13 8Q10 22 0 23Q-10 22 -13 8Z" fill="#2b1d18"/><path d="M0 22V30M-16 30Q-8 38 0 30Q8 38 16 30" stroke="#2b1d18" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-7 35Q0 52 7 35Z" fill="#e4808a"/><path d="M-44 62Q0 84 44 62L46 74Q0 98 -46 74Z" fill="#d6246e"/></g>`;

function drawGrass(random: SeededRandom): string {
  return Array.from({ length: 70 }, () => {
    const x = random.between(-10, 410);
    const lean = random.between(-16, 16);
    return svg`<path d="M${x - 4} 510Q${x + lean * 0.3} 470 ${x + lean} ${random.between(420, 474)}Q${x + lean * 0.5 + 4} 476 ${x + 5} 510Z" fill="#241a33"/>`;
  }).join('');
}

const FOREGROUNDS: Record<Foreground, (random: SeededRandom) => string> = {
  none: () => '',
  table: (random) => tabletop + drawCup(random.pick([110, 296])),
  wine: () => tabletop + drawGlass(96) + drawGlass(312),
  book: drawBook,
  leaves: drawLeaves,
  pots: () => drawPot(64, 80, '#e98fa3') + drawPot(344, 60, '#f3c84b'),
  dog: drawDog,
  grass: drawGrass,
};

/** Draws what is in front of the person, on the canvas of 400 by 500. */
export const drawForeground = (foreground: Foreground, random: SeededRandom): string => FOREGROUNDS[foreground](random);
