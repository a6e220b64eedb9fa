import { DAY_S } from '@rendezvous/shared/contract';
import { InvalidArgumentError } from 'commander';

const SECONDS_BY_UNIT: Record<string, number> = { s: 1, m: 60, h: 3_600, d: DAY_S };

/**
 * Returns a parser that converts durations such as 30m, 2h or 3d to seconds; it throws outside the range from `min` to `max`, which have the same
 * format.
 */
export const createDurationParser =
  (max: string, min = '1s') =>
  (text: string): number => {
    const seconds = toSeconds(text);
    if (seconds >= toSeconds(min) && seconds <= toSeconds(max)) return seconds;
    throw new InvalidArgumentError(`It must be a time such as 30m, 2h or 3d, ${min === '1s' ? '' : `at least ${min} and `}at most ${max}.`);
  };

/** Converts a duration such as 30m to seconds; returns 0 for text that is not a duration. */
function toSeconds(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,5})([smhd])$/.exec(text) ?? [];
  return Number(count) * (SECONDS_BY_UNIT[unit] ?? 0);
}
