import { mixColor } from '../mixColor';
import { svg } from '../svg';
import { type BodyShape, getNecklinePath, sliceSlope } from './getBodyShape';
import type { Garment } from './Garment';

interface GarmentPaint {
  shape: BodyShape;
  garment: Garment;
  color: string;
  light: string;
  dark: string;
}

const drawOnBothSides = (markup: string) => `<g>${markup}</g><g transform="scale(-1 1)">${markup}</g>`;

const drawButtons = (from: number, to: number, step: number, color: string) => {
  let markup = '';
  for (let y = from; y <= to; y += step) markup += svg`<circle cx="0" cy="${y}" r="3.4" fill="${color}"/>`;
  return markup;
};

function drawCollarWings({ shape, garment, color, light, dark }: GarmentPaint): string {
  const [x, y] = sliceSlope(shape, 0.05)[0] ?? [40, 110];
  const { lowestY } = garment;
  const fold = svg`M${x - 2} ${y - 8}C${x + 12} ${y + 6} ${x + 20} ${y + 24} ${x + 16} ${y + 44}L${x * 0.62} ${lowestY + 4}C${x * 0.4} ${lowestY - 8} ${x * 0.5} ${lowestY - 10} 3 ${lowestY - 2}C${x * 0.5} ${lowestY - 26} ${x - 4} ${y + 20} ${x - 2} ${y - 8}Z`;
  return drawOnBothSides(
    svg`<path d="${fold}" fill="${mixColor(color, light, 0.5)}" stroke="${dark}" stroke-width="1.4" stroke-opacity=".4"/>`,
  );
}

function drawCollar(cloth: GarmentPaint): string {
  const { garment, color, dark } = cloth;
  const placket = svg`<path d="M0 ${garment.lowestY}V660" stroke="${dark}" stroke-width="2" opacity=".5"/><path d="M14 ${garment.lowestY + 12}V660" stroke="${dark}" stroke-width="1.2" opacity=".3"/>`;
  return placket + drawButtons(garment.lowestY + 22, 640, 46, mixColor(color, '#ffffff', 0.6)) + drawCollarWings(cloth);
}

function drawPolo(cloth: GarmentPaint): string {
  const { garment, dark, color } = cloth;
  const placket = svg`<path d="M-9 ${garment.lowestY - 14}V${garment.lowestY + 52}H9V${garment.lowestY - 14}Z" fill="${mixColor(color, dark, 0.3)}" clip-path="url(#torso)"/>`;
  return placket + drawButtons(garment.lowestY + 14, garment.lowestY + 40, 20, '#fff8ee') + drawCollarWings(cloth);
}

const drawHenley = ({ garment, color, dark }: GarmentPaint) =>
  svg`<path d="M-9 ${garment.lowestY}V${garment.lowestY + 66}Q0 ${garment.lowestY + 72} 9 ${garment.lowestY + 66}V${garment.lowestY}Z" fill="${mixColor(color, dark, 0.22)}"/>${drawButtons(garment.lowestY + 12, garment.lowestY + 58, 20, '#f6efe6')}`;

function drawRollneck({ shape, color, light, dark }: GarmentPaint): string {
  const halfWidth = shape.neck + 9;
  const roll = svg`M${-halfWidth} 100C${-halfWidth - 4} 84 ${-halfWidth * 0.6} 92 0 96C${halfWidth * 0.6} 92 ${halfWidth + 4} 84 ${halfWidth} 100C${halfWidth + 6} 118 ${halfWidth + 5} 132 ${halfWidth - 4} 139C${halfWidth * 0.5} 152 ${-halfWidth * 0.5} 152 ${-halfWidth + 4} 139C${-halfWidth - 5} 132 ${-halfWidth - 6} 118 ${-halfWidth} 100Z`;
  const drawRib = (x: number) => svg`M${x} ${99 - Math.abs(x) * 0.1}V${146 - Math.abs(x) * 0.14}`;
  const ribs = [-32, -24, -16, -8, 0, 8, 16, 24, 32].map(drawRib).join('');
  return svg`<path d="${roll}" fill="${mixColor(color, light, 0.35)}"/><path d="${ribs}" stroke="${dark}" stroke-width="1.6" opacity=".24"/><path d="M${-halfWidth} 101C${-halfWidth * 0.5} 116 ${halfWidth * 0.5} 116 ${halfWidth} 101C${halfWidth * 0.6} 92 ${-halfWidth * 0.6} 92 ${-halfWidth} 101Z" fill="${dark}" fill-opacity=".3"/>`;
}

function drawHood({ shape, color, light, dark }: GarmentPaint): string {
  const [x, y] = sliceSlope(shape, 0.2)[0] ?? [50, 130];
  const side = svg`<path d="M${x - 8} ${y - 18}C${x + 34} ${y - 12} ${x + 50} ${y + 18} ${x + 34} ${y + 42}C${x + 10} ${y + 58} ${x * 0.5} 186 6 182C${x * 0.7} 164 ${x} 146 ${x - 8} ${y - 18}Z" fill="${mixColor(color, light, 0.28)}" stroke="${dark}" stroke-opacity=".35" stroke-width="1.6"/>`;
  const cord = svg`<path d="M20 176C22 200 18 220 22 246" stroke="#f6efe6" stroke-width="3.4" fill="none" stroke-linecap="round"/>`;
  return drawOnBothSides(side + cord);
}

function drawStraps({ shape, color, dark }: GarmentPaint): string {
  const [x, y] = sliceSlope(shape, 0.5)[0] ?? [70, 140];
  return drawOnBothSides(
    svg`<path d="M${x - 6} ${y - 1}L${x + 7} ${y + 1}L${x + 20} 236L${x - 6} 224Z" fill="${mixColor(color, dark, 0.12)}"/>`,
  );
}

const drawWrap = ({ garment, color, dark, light }: GarmentPaint) =>
  svg`<path d="M-60 150C-40 190 -10 210 26 ${garment.lowestY + 26}C60 ${garment.lowestY + 70} 80 340 90 420" fill="none" stroke="${dark}" stroke-width="2.4" stroke-opacity=".5"/><path d="M64 150C40 190 20 206 -4 ${garment.lowestY}" fill="none" stroke="${mixColor(color, light, 0.6)}" stroke-width="4" stroke-opacity=".8"/>`;

const drawRibbing = ({ shape, garment, color, dark }: GarmentPaint) => {
  const [x, y] = sliceSlope(shape, garment.start)[0] ?? [40, 120];
  return svg`<path d="M${-x} ${y}${getNecklinePath(shape, garment.start, garment.lowestY, garment.roundness)}" fill="none" stroke="${mixColor(color, dark, 0.35)}" stroke-width="15" clip-path="url(#torso)"/>`;
};

const DETAIL_DRAWERS: Record<NonNullable<Garment['detail']>, (cloth: GarmentPaint) => string> = {
  collar: drawCollar,
  polo: drawPolo,
  henley: drawHenley,
  rollneck: drawRollneck,
  hood: drawHood,
  straps: drawStraps,
  wrap: drawWrap,
  rib: drawRibbing,
};

/** Draws the detail of a garment, such as its collar or hood. */
export function drawDetail(shape: BodyShape, garment: Garment, color: string): string {
  if (!garment.detail) return '';
  return DETAIL_DRAWERS[garment.detail]({
    shape,
    garment,
    color,
    light: mixColor(color, '#ffffff', 0.4),
    dark: mixColor(color, '#2a1b26', 0.55),
  });
}
