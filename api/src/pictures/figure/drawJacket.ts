import { getSmoothPath } from '../curves';
import { mixColor } from '../mixColor';
import { svg } from '../svg';
import { type BodyShape, sliceSlope } from './getBodyShape';
import type { Garment } from './Garment';

type Jacket = NonNullable<Garment['jacket']>;

/** Jacket cuts by kind: where the jacket leaves the shoulder line, x of its front edges, y where the lapels end, and lapel width. */
const CUTS: Record<Jacket, { start: number; frontX: number; lapelEndY: number; lapel: number }> = {
  blazer: { start: 0.16, frontX: 14, lapelEndY: 330, lapel: 34 },
  coat: { start: 0.1, frontX: 20, lapelEndY: 300, lapel: 46 },
  denim: { start: 0.14, frontX: 40, lapelEndY: 240, lapel: 22 },
  cardigan: { start: 0.34, frontX: 46, lapelEndY: 330, lapel: 0 },
};

function getPanelPath(shape: BodyShape, { start, frontX, lapelEndY }: (typeof CUTS)[Jacket]): string {
  const shoulderLine = sliceSlope(shape, start);
  const { shoulder, waist } = shape;
  const end = shoulderLine.at(-1) ?? [shoulder, 156];
  const first = shoulderLine[0] ?? [40, 120];
  return svg`${getSmoothPath(shoulderLine.map(([x, y]) => [x, y - 3]))}C${shoulder * 0.96} ${end[1] + 5} ${shoulder + 3} ${end[1] + 28} ${shoulder - 1} 240C${shoulder - 10} 300 ${waist + 10} 350 ${waist + 8} 420L${waist + 26} 660H${frontX + 10}L${frontX} ${lapelEndY}C${frontX + 4} ${lapelEndY - 70} ${first[0] * 0.7} 190 ${first[0]} ${first[1] - 4}Z`;
}

function drawLapel(
  shape: BodyShape,
  { start, frontX, lapelEndY, lapel: width }: (typeof CUTS)[Jacket],
  fill: string,
  dark: string,
): string {
  if (width === 0) return '';
  const [x, y] = sliceSlope(shape, start)[0] ?? [40, 120];
  const notch = y + (lapelEndY - y) * 0.42;
  return svg`<path d="M${x} ${y - 6}C${x + 12} ${y + 4} ${x + width * 0.9} ${y + 22} ${x + width} ${notch - 14}L${x + width * 0.62} ${notch - 4}L${x + width * 0.86} ${notch + 12}C${x + width * 0.4} ${lapelEndY - 60} ${frontX + 14} ${lapelEndY - 14} ${frontX} ${lapelEndY}C${frontX + 4} ${lapelEndY - 70} ${x * 0.7} 190 ${x} ${y - 6}Z" fill="${fill}" stroke="${dark}" stroke-width="1.5" stroke-opacity=".5"/>`;
}

const drawStitches = (dark: string) =>
  svg`<g fill="none" stroke="#e9b56a" stroke-width="1.6" stroke-dasharray="5 4" opacity=".7"><path d="M52 214H118"/><path d="M60 226V300M108 226V300"/></g><path d="M56 218H114L110 252L85 262L60 252Z" fill="none" stroke="${dark}" stroke-width="1.6" stroke-opacity=".6"/>`;

/** Draws an open jacket over the garment. */
export function drawJacket(shape: BodyShape, kind: Jacket, color: string): string {
  const cut = CUTS[kind];
  const dark = mixColor(color, '#1d1220', 0.5);
  const light = mixColor(color, '#ffffff', 0.12);
  const half = svg`<path d="${getPanelPath(shape, cut)}" fill="url(#jacket)"/>${kind === 'denim' ? drawStitches(dark) : ''}${drawLapel(shape, cut, light, dark)}`;
  return svg`<linearGradient id="jacket" gradientUnits="userSpaceOnUse" x1="120" y1="130" x2="20" y2="520"><stop offset="0" stop-color="${mixColor(color, '#ffffff', 0.1)}"/><stop offset="1" stop-color="${mixColor(color, '#1d1220', 0.35)}"/></linearGradient><g transform="scale(-1 1)">${half}</g>${half}`;
}
