import { css } from '@emotion/react';
import type { LanderMap, LanderRegion } from '@rendezvous/shared/contract';
import { media, token } from '@rendezvous/shared/ui';

interface RegionMapProps {
  map: LanderMap;
  /** Code of the chosen region. */
  chosen: string;
  onChoose: (code: string) => void;
  /** Called with the region under the pointer, and with none when it leaves. */
  onPoint: (region: LanderRegion | undefined) => void;
}

const MANY = 100;
const MOST = 500;

/** Shade of a region: by its number of members, as far as disclosed. */
function levelOf(members: number | null): number {
  if (members === null) return 0;
  if (members < MANY) return 1;
  return members < MOST ? 2 : 3;
}

/** The country map by region, for pointer users; the field below it offers the same as text. */
export const RegionMap = ({ map: { width, height, regions }, chosen, onChoose, onPoint }: RegionMapProps) => (
  <svg viewBox={`-4 -4 ${width + 8} ${height + 8}`} css={drawing} aria-hidden onPointerLeave={() => onPoint(undefined)}>
    {regions
      .filter(({ path }) => path !== '')
      .map((region) => (
        <path
          key={region.code}
          d={region.path}
          css={shape}
          data-level={levelOf(region.members)}
          data-chosen={region.code === chosen}
          data-region={region.code}
          onClick={() => onChoose(region.code)}
          onPointerEnter={() => onPoint(region)}
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
const shape = css({
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
