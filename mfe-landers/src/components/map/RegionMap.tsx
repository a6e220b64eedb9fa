import { css } from '@emotion/react';
import type { LanderMap } from '@rendezvous/shared/contract';
import { media, token } from '@rendezvous/shared/ui';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { MapShape } from './MapShape';

interface RegionMapProps {
  map: Pick<LanderMap, 'width' | 'height'>;
  label: string;
  shapes: readonly MapShape[];
  /** Code of the chosen region or area; empty for none. */
  chosenCode: string;
  onChoose: (code: string) => void;
  /** Called with the shape under the pointer, and with undefined when the pointer leaves the map. */
  onHover: (shape: MapShape | undefined) => void;
}

// Minimum numbers of members for shades 2 and 3.
const SHADE_2_MIN_MEMBERS = 100;
const SHADE_3_MIN_MEMBERS = 500;

/** Returns the shade of a region, from 0 to 3, by its number of members; 0 if the number is not disclosed. */
function toShade(members: number | null): number {
  if (members === null) return 0;
  if (members < SHADE_2_MIN_MEMBERS) return 1;
  return members < SHADE_3_MIN_MEMBERS ? 2 : 3;
}

const STEP_BY_KEY: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves focus to the next or previous shape of the map with the arrow keys, and chooses the focused one with Enter or the space bar. */
function handleKey(event: KeyboardEvent<SVGElement>, choose: () => void): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    choose();
  }
  const step = STEP_BY_KEY[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const shapes = [...(event.currentTarget.ownerSVGElement?.querySelectorAll<SVGElement>('[role="radio"]') ?? [])];
  shapes.at((shapes.indexOf(event.currentTarget) + step) % shapes.length)?.focus();
}

/** Map of a country, on which a region or an area can be chosen by mouse, touch or keyboard. */
export const RegionMap = ({ map: { width, height }, label, shapes, chosenCode, onChoose, onHover }: RegionMapProps) => {
  const drawnShapes = shapes.filter(({ path }) => path !== '');
  const isChosenDrawn = drawnShapes.some(({ code }) => code === chosenCode);
  // Touch does not count as hovering: a finger never leaves a shape, so the facts would remain those of the shape touched last.
  const hover = (event: PointerEvent, shape: MapShape): void => (event.pointerType === 'touch' ? undefined : onHover(shape));
  return (
    <svg
      viewBox={`${-FOCUS_MARGIN} ${-FOCUS_MARGIN} ${width + 2 * FOCUS_MARGIN} ${height + 2 * FOCUS_MARGIN}`}
      role="radiogroup"
      aria-label={label}
      css={drawing}
      onPointerLeave={() => onHover(undefined)}
    >
      {drawnShapes.map((shape, index) => (
        <path
          key={shape.code}
          d={shape.path}
          role="radio"
          aria-checked={shape.code === chosenCode}
          aria-label={shape.name}
          tabIndex={(isChosenDrawn ? shape.code === chosenCode : index === 0) ? 0 : -1}
          css={regionShape}
          data-level={toShade(shape.members)}
          data-chosen={shape.code === chosenCode}
          data-region={shape.code}
          onClick={() => onChoose(shape.code)}
          onKeyDown={(event) => handleKey(event, () => onChoose(shape.code))}
          onPointerEnter={(event) => hover(event, shape)}
        />
      ))}
      {drawnShapes.map(({ code, label: labelPosition }) =>
        labelPosition === undefined ? null : (
          <text key={code} {...labelPosition} aria-hidden css={codeLabel} data-chosen={code === chosenCode}>
            {code}
          </text>
        ),
      )}
    </svg>
  );
};

/** Space around the map for the outline of a focused shape, in units of the map. */
const FOCUS_MARGIN = 3;

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
  '&:focus-visible': { stroke: token.colorFocus, strokeWidth: 4 },
  '&[data-level="0"]': { fillOpacity: 0.16 },
  '&[data-level="1"]': { fillOpacity: 0.3 },
  '&[data-level="2"]': { fillOpacity: 0.44 },
  '&[data-level="3"]': { fillOpacity: 0.58 },
  [media.hover]: { '&:hover': { fillOpacity: 0.72 } },
  '&[data-chosen="true"]': { fillOpacity: 1 },
});
const codeLabel = css({
  fill: token.colorText,
  fontSize: 11,
  fontWeight: token.weightMedium,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  pointerEvents: 'none',
  '&[data-chosen="true"]': { fill: token.colorOnPrimary },
});
