import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { RangeNumber } from './RangeNumber';
import { rangeStyles } from './rangeStyles';

type Range = readonly [low: number, high: number];

interface RangeSliderProps {
  label: ReactNode;
  /** Label of the lower end, for example "Youngest". */
  lowLabel: string;
  /** Label of the upper end, for example "Oldest". */
  highLabel: string;
  min: number;
  max: number;
  value: Range;
  onChange: (value: Range) => void;
  className?: string | undefined;
}

/** Range with two ends on one track, each with a thumb and a number field; the ends never cross. */
export function RangeSlider({ label, lowLabel, highLabel, min, max, value, onChange, className }: RangeSliderProps) {
  const [low, high] = value;
  const setLow = (newLow: number): void => onChange([Math.max(min, Math.min(newLow, high)), high]);
  const setHigh = (newHigh: number): void => onChange([low, Math.min(max, Math.max(newHigh, low))]);
  const toPercent = (position: number): string => `${((position - min) / (max - min)) * 100}%`;
  return (
    <fieldset className={className}>
      <legend css={legend}>{label}</legend>
      <div css={rangeStyles.track}>
        <svg css={rangeStyles.line} aria-hidden>
          <rect css={rangeStyles.rest} width="100%" height="100%" />
          <rect css={rangeStyles.chosen} x={toPercent(low)} width={toPercent(min + high - low)} height="100%" />
        </svg>
        <input
          type="range"
          aria-label={lowLabel}
          min={min}
          max={max}
          value={low}
          onChange={(event) => setLow(event.target.valueAsNumber)}
          css={rangeStyles.thumb}
          data-front={low > (min + max) / 2}
        />
        <input
          type="range"
          aria-label={highLabel}
          min={min}
          max={max}
          value={high}
          onChange={(event) => setHigh(event.target.valueAsNumber)}
          css={rangeStyles.thumb}
        />
      </div>
      <div css={numbers}>
        <RangeNumber label={lowLabel} min={min} max={high} value={low} onChange={setLow} />
        <RangeNumber label={highLabel} min={low} max={max} value={high} onChange={setHigh} />
      </div>
    </fieldset>
  );
}

const legend = css({ padding: 0, fontWeight: token.weightMedium, fontSize: token.fontSizeS });
const numbers = css({ display: 'flex', justifyContent: 'space-between', gap: token.space4 });
