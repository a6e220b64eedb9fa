import { houses } from './houses';
import { WATER_LINE_Y } from './housePath';
import { createSeededPoints } from './seededPoints';
import { computeWindows } from './toWindows';

const LIT_WINDOWS = houses.flatMap((house) => computeWindows(house).filter(({ isLit }) => isLit));
const RIPPLES = createSeededPoints(44, 23);

/** The canal with its quay, the reflections of lit windows, and ripples. */
export const Water = () => (
  <g>
    <rect y={WATER_LINE_Y} width={1600} height={200} fill="url(#evening-water)" />
    {LIT_WINDOWS.map(({ x, y, width }, index) => (
      <rect
        key={index}
        x={x - width}
        y={WATER_LINE_Y + 12}
        width={width * 3}
        height={70 + (y % 80)}
        fill="url(#evening-reflection)"
        opacity={0.6}
      />
    ))}
    <rect x={532} y={WATER_LINE_Y + 12} width={250} height={186} fill="url(#evening-reflection)" />
    <rect x={818} y={WATER_LINE_Y + 12} width={250} height={186} fill="url(#evening-reflection)" />
    {RIPPLES.map(({ x, y, size }, index) => (
      <rect
        key={index}
        x={x * 1600 - 40}
        y={WATER_LINE_Y + 22 + y * 170}
        width={40 + size * 110}
        height={2}
        rx={1}
        fill="#f6b3b8"
        opacity={0.07 + size * 0.12}
      />
    ))}
    <rect y={WATER_LINE_Y - 4} width={1600} height={16} fill="#150b26" />
  </g>
);
