import type { Gable, House } from './House';

/** Y coordinate of the water line in the picture's view box. */
export const WATER_LINE_Y = 800;

type DrawGable = (left: number, right: number, top: number) => string;

const drawStepGable: DrawGable = (left, right, top) => {
  const stepWidth = (right - left) / 10;
  const stepHeight = 20;
  const up = [0, 1, 2, 3].map((index) => `V${top - stepHeight * (index + 1)}H${left + stepWidth * (index + 1)}`).join('');
  const down = [3, 2, 1, 0].map((index) => `V${top - stepHeight * (index + 1)}H${right - stepWidth * index}`).join('');
  return `${up}V${top - stepHeight * 5}H${right - stepWidth * 4}${down}`;
};

const drawBellGable: DrawGable = (left, right, top) => {
  const middle = (left + right) / 2;
  const halfWidth = (right - left) / 2;
  return [
    `C${left + halfWidth * 0.1} ${top - 60} ${middle - halfWidth * 0.5} ${top - 34} ${middle - halfWidth * 0.34} ${top - 84}`,
    `Q${middle} ${top - 118} ${middle + halfWidth * 0.34} ${top - 84}`,
    `C${middle + halfWidth * 0.5} ${top - 34} ${right - halfWidth * 0.1} ${top - 60} ${right} ${top}`,
  ].join('');
};

const drawNeckGable: DrawGable = (left, right, top) => {
  const middle = (left + right) / 2;
  const neckHalfWidth = (right - left) * 0.2;
  return `Q${middle - neckHalfWidth} ${top - 4} ${middle - neckHalfWidth} ${top - 70}L${middle} ${top - 108}L${middle + neckHalfWidth} ${top - 70}Q${middle + neckHalfWidth} ${top - 4} ${right} ${top}`;
};

const drawSpoutGable: DrawGable = (left, right, top) => {
  const middle = (left + right) / 2;
  return `L${middle - 12} ${top - 84}V${top - 104}H${middle + 12}V${top - 84}L${right} ${top}`;
};

const drawGableByKind: Record<Gable, DrawGable> = { step: drawStepGable, bell: drawBellGable, neck: drawNeckGable, spout: drawSpoutGable };

/** Returns the SVG path of a house with its gable. */
export function createHousePath({ x, width, height, gable }: House): string {
  const top = WATER_LINE_Y - height;
  return `M${x} ${WATER_LINE_Y}V${top}${drawGableByKind[gable](x, x + width, top)}V${WATER_LINE_Y}Z`;
}
