import { smoothPath } from '../curves';
import { mixColor } from '../mixColor';
import { svg } from '../svg';
import { type BodyShape, necklinePath, slopeFrom } from './bodyShape';
import type { Garment, Outfit } from './Garment';

const lines = (from: number, to: number, step: number, line: (at: number) => string) => {
  let text = '';
  for (let at = from; at <= to; at += step) text += line(at);
  return text;
};

/** Stripes, knit, dots or checks over the whole garment; the caller clips it. */
export function drawPattern({ garment, color, second }: Outfit): string {
  const shade = mixColor(color, '#2a1b22', 0.3);
  if (garment.pattern === 'stripes')
    return lines(
      150,
      660,
      27,
      (y) => svg`<path d="M-220 ${y}Q0 ${y + 26} 220 ${y}" stroke="${second}" stroke-width="10" fill="none" stroke-opacity=".88"/>`,
    );
  if (garment.pattern === 'knit')
    return lines(
      -200,
      200,
      11,
      (x) =>
        svg`<path d="M${x} 120Q${x * 0.94} 300 ${x * 0.86} 660" stroke="${shade}" stroke-width="1.6" fill="none" stroke-opacity=".28"/>`,
    );
  if (garment.pattern === 'checks')
    return svg`<g stroke="${second}" fill="none" opacity=".55">${lines(-190, 190, 34, (x) => svg`<path d="M${x} 110V660" stroke-width="7"/><path d="M${x + 12} 110V660" stroke-width="2"/>`)}${lines(130, 660, 34, (y) => svg`<path d="M-220 ${y}Q0 ${y + 14} 220 ${y}" stroke-width="7"/><path d="M-220 ${y + 12}Q0 ${y + 26} 220 ${y + 12}" stroke-width="2"/>`)}</g>`;
  if (garment.pattern === 'dots')
    return lines(140, 660, 24, (y) =>
      lines(
        -200,
        200,
        28,
        (x) => svg`<circle cx="${x + ((y / 24) % 2 < 1 ? 14 : 0)}" cy="${y}" r="3.4" fill="${second}" fill-opacity=".85"/>`,
      ),
    );
  return '';
}

type Jacket = NonNullable<Garment['over']>;

const CUT: Record<Jacket, { start: number; open: number; low: number; lapel: number }> = {
  blazer: { start: 0.16, open: 14, low: 330, lapel: 34 },
  coat: { start: 0.1, open: 20, low: 300, lapel: 46 },
  denim: { start: 0.14, open: 40, low: 240, lapel: 22 },
  cardigan: { start: 0.34, open: 46, low: 330, lapel: 0 },
};

function panel(shape: BodyShape, { start, open, low }: (typeof CUT)[Jacket]): string {
  const line = slopeFrom(shape, start);
  const { shoulder, waist } = shape;
  const end = line.at(-1) ?? [shoulder, 156];
  const first = line[0] ?? [40, 120];
  return svg`${smoothPath(line.map(([x, y]) => [x, y - 3]))}C${shoulder * 0.96} ${end[1] + 5} ${shoulder + 3} ${end[1] + 28} ${shoulder - 1} 240C${shoulder - 10} 300 ${waist + 10} 350 ${waist + 8} 420L${waist + 26} 660H${open + 10}L${open} ${low}C${open + 4} ${low - 70} ${first[0] * 0.7} 190 ${first[0]} ${first[1] - 4}Z`;
}

function lapel(shape: BodyShape, { start, open, low, lapel: wide }: (typeof CUT)[Jacket], fill: string, dark: string): string {
  if (wide === 0) return '';
  const [x, y] = slopeFrom(shape, start)[0] ?? [40, 120];
  const notch = y + (low - y) * 0.42;
  return svg`<path d="M${x} ${y - 6}C${x + 12} ${y + 4} ${x + wide * 0.9} ${y + 22} ${x + wide} ${notch - 14}L${x + wide * 0.62} ${notch - 4}L${x + wide * 0.86} ${notch + 12}C${x + wide * 0.4} ${low - 60} ${open + 14} ${low - 14} ${open} ${low}C${open + 4} ${low - 70} ${x * 0.7} 190 ${x} ${y - 6}Z" fill="${fill}" stroke="${dark}" stroke-width="1.5" stroke-opacity=".5"/>`;
}

const stitches = (dark: string) =>
  svg`<g fill="none" stroke="#e9b56a" stroke-width="1.6" stroke-dasharray="5 4" opacity=".7"><path d="M52 214H118"/><path d="M60 226V300M108 226V300"/></g><path d="M56 218H114L110 252L85 262L60 252Z" fill="none" stroke="${dark}" stroke-width="1.6" stroke-opacity=".6"/>`;

/** An open jacket over the garment. */
export function drawJacket(shape: BodyShape, over: Jacket, color: string): string {
  const cut = CUT[over];
  const dark = mixColor(color, '#1d1220', 0.5);
  const light = mixColor(color, '#ffffff', 0.12);
  const half = svg`<path d="${panel(shape, cut)}" fill="url(#jacket)"/>${over === 'denim' ? stitches(dark) : ''}${lapel(shape, cut, light, dark)}`;
  return svg`<linearGradient id="jacket" gradientUnits="userSpaceOnUse" x1="120" y1="130" x2="20" y2="520"><stop offset="0" stop-color="${mixColor(color, '#ffffff', 0.1)}"/><stop offset="1" stop-color="${mixColor(color, '#1d1220', 0.35)}"/></linearGradient><g transform="scale(-1 1)">${half}</g>${half}`;
}

interface Cloth {
  shape: BodyShape;
  garment: Garment;
  color: string;
  light: string;
  dark: string;
}

const both = (markup: string) => `<g>${markup}</g><g transform="scale(-1 1)">${markup}</g>`;

const buttons = (from: number, to: number, step: number, color: string) => {
  let text = '';
  for (let y = from; y <= to; y += step) text += svg`<circle cx="0" cy="${y}" r="3.4" fill="${color}"/>`;
  return text;
};

function wings({ shape, garment, color, light, dark }: Cloth): string {
  const [x, y] = slopeFrom(shape, 0.05)[0] ?? [40, 110];
  const { dip } = garment;
  const fold = svg`M${x - 2} ${y - 8}C${x + 12} ${y + 6} ${x + 20} ${y + 24} ${x + 16} ${y + 44}L${x * 0.62} ${dip + 4}C${x * 0.4} ${dip - 8} ${x * 0.5} ${dip - 10} 3 ${dip - 2}C${x * 0.5} ${dip - 26} ${x - 4} ${y + 20} ${x - 2} ${y - 8}Z`;
  return both(svg`<path d="${fold}" fill="${mixColor(color, light, 0.5)}" stroke="${dark}" stroke-width="1.4" stroke-opacity=".4"/>`);
}

function collar(cloth: Cloth): string {
  const { garment, color, dark } = cloth;
  const placket = svg`<path d="M0 ${garment.dip}V660" stroke="${dark}" stroke-width="2" opacity=".5"/><path d="M14 ${garment.dip + 12}V660" stroke="${dark}" stroke-width="1.2" opacity=".3"/>`;
  return placket + buttons(garment.dip + 22, 640, 46, mixColor(color, '#ffffff', 0.6)) + wings(cloth);
}

function polo(cloth: Cloth): string {
  const { garment, dark, color } = cloth;
  const placket = svg`<path d="M-9 ${garment.dip - 14}V${garment.dip + 52}H9V${garment.dip - 14}Z" fill="${mixColor(color, dark, 0.3)}" clip-path="url(#torso)"/>`;
  return placket + buttons(garment.dip + 14, garment.dip + 40, 20, '#fff8ee') + wings(cloth);
}

const henley = ({ garment, color, dark }: Cloth) =>
  svg`<path d="M-9 ${garment.dip}V${garment.dip + 66}Q0 ${garment.dip + 72} 9 ${garment.dip + 66}V${garment.dip}Z" fill="${mixColor(color, dark, 0.22)}"/>${buttons(garment.dip + 12, garment.dip + 58, 20, '#f6efe6')}`;

function rollneck({ shape, color, light, dark }: Cloth): string {
  const wide = shape.neck + 9;
  const roll = svg`M${-wide} 100C${-wide - 4} 84 ${-wide * 0.6} 92 0 96C${wide * 0.6} 92 ${wide + 4} 84 ${wide} 100C${wide + 6} 118 ${wide + 5} 132 ${wide - 4} 139C${wide * 0.5} 152 ${-wide * 0.5} 152 ${-wide + 4} 139C${-wide - 5} 132 ${-wide - 6} 118 ${-wide} 100Z`;
  const rib = (x: number) => svg`M${x} ${99 - Math.abs(x) * 0.1}V${146 - Math.abs(x) * 0.14}`;
  const ribs = [-32, -24, -16, -8, 0, 8, 16, 24, 32].map(rib).join('');
  return svg`<path d="${roll}" fill="${mixColor(color, light, 0.35)}"/><path d="${ribs}" stroke="${dark}" stroke-width="1.6" opacity=".24"/><path d="M${-wide} 101C${-wide * 0.5} 116 ${wide * 0.5} 116 ${wide} 101C${wide * 0.6} 92 ${-wide * 0.6} 92 ${-wide} 101Z" fill="${dark}" fill-opacity=".3"/>`;
}

function hood({ shape, color, light, dark }: Cloth): string {
  const [x, y] = slopeFrom(shape, 0.2)[0] ?? [50, 130];
  const side = svg`<path d="M${x - 8} ${y - 18}C${x + 34} ${y - 12} ${x + 50} ${y + 18} ${x + 34} ${y + 42}C${x + 10} ${y + 58} ${x * 0.5} 186 6 182C${x * 0.7} 164 ${x} 146 ${x - 8} ${y - 18}Z" fill="${mixColor(color, light, 0.28)}" stroke="${dark}" stroke-opacity=".35" stroke-width="1.6"/>`;
  const cord = svg`<path d="M20 176C22 200 18 220 22 246" stroke="#f6efe6" stroke-width="3.4" fill="none" stroke-linecap="round"/>`;
  return both(side + cord);
}

function straps({ shape, color, dark }: Cloth): string {
  const [x, y] = slopeFrom(shape, 0.5)[0] ?? [70, 140];
  return both(svg`<path d="M${x - 6} ${y - 1}L${x + 7} ${y + 1}L${x + 20} 236L${x - 6} 224Z" fill="${mixColor(color, dark, 0.12)}"/>`);
}

const wrap = ({ garment, color, dark, light }: Cloth) =>
  svg`<path d="M-60 150C-40 190 -10 210 26 ${garment.dip + 26}C60 ${garment.dip + 70} 80 340 90 420" fill="none" stroke="${dark}" stroke-width="2.4" stroke-opacity=".5"/><path d="M64 150C40 190 20 206 -4 ${garment.dip}" fill="none" stroke="${mixColor(color, light, 0.6)}" stroke-width="4" stroke-opacity=".8"/>`;

const rib = ({ shape, garment, color, dark }: Cloth) => {
  const [x, y] = slopeFrom(shape, garment.start)[0] ?? [40, 120];
  return svg`<path d="M${-x} ${y}${necklinePath(shape, garment.start, garment.dip, garment.roundness)}" fill="none" stroke="${mixColor(color, dark, 0.35)}" stroke-width="15" clip-path="url(#torso)"/>`;
};

const DETAILS: Record<NonNullable<Garment['detail']>, (cloth: Cloth) => string> = {
  collar,
  polo,
  henley,
  rollneck,
  hood,
  straps,
  wrap,
  rib,
};

/** Collar, hood, buttons and the like. */
export function drawDetail(shape: BodyShape, garment: Garment, color: string): string {
  if (!garment.detail) return '';
  return DETAILS[garment.detail]({ shape, garment, color, light: mixColor(color, '#ffffff', 0.4), dark: mixColor(color, '#2a1b26', 0.55) });
}
