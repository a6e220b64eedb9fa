import { css } from '@emotion/react';
import type { LanderMap, LanderRegion } from '@rendezvous/shared/contract';
import { media, token } from '@rendezvous/shared/ui';

interface RegionMapProps {
  map: LanderMap;
  /** Code of the chosen region. */
  chosenCode: string;
  onChoose: (code: string) => void;
  /** Called with the region under the pointer, and with undefined when the pointer leaves the map. */
  onHover: (region: LanderRegion | undefined) => void;
}

/** Minimum numbers of members for shades 2 and 3. */
const SHADE_2_FROM = 100;
const SHADE_3_FROM = 500;

/** Returns the shade of a region, from 0 to 3, by its number of members; 0 if the number is not disclosed. */
function toShade(members: number | null): number {
  if (members === null) return 0;
  if (members < SHADE_2_FROM) return 1;
  return members < SHADE_3_FROM ? 2 : 3;
}

/** The map of the country by region, for pointer users; the select field below it offers the same choice as text. */
export const RegionMap = ({ map: { width, height, regions }, chosenCode, onChoose, onHover }: RegionMapProps) => (
  <svg viewBox={`-4 -4 ${width + 8} ${height + 8}`} css={drawing} aria-hidden onPointerLeave={() => onHover(undefined)}>
    {regions
      .filter(({ path }) => path !== '')
      .map((region) => (
        <path
          key={region.code}
          d={region.path}
          css={regionShape}
          data-level={toShade(region.members)}
          data-chosen={region.code === chosenCode}
          data-region={region.code}
          onClick={() => onChoose(region.code)}
          onPointerEnter={() => onHover(region)}
        />
      ))}
  </svg>
);

const drawing = css({
  display: 'block',
  width: '100%',
  maxHeight: 'min(62svh, 34rem)',
  [media.forcedColors]: { forcedColorAdjust: 'none' },
});
const regionShape = css({
  fill: token.colorPrimary,
  stroke: token.colorSurface,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  cursor: 'pointer',
  transition: `fill-opacity ${token.motionFast}`,
  '&[data-level="0"]': { fillOpacity: 0.16 },
  '&[data-level="1"]': { fillOpacity: 0.3 },
  '&[data-level="2"]': { fillOpacity: 0.44 },
  '&[data-level="3"]': { fillOpacity: 0.58 },
  [media.hover]: { '&:hover': { fillOpacity: 0.72 } },
  '&[data-chosen="true"]': { fillOpacity: 1 },
});
