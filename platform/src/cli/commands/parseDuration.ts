import { DAY_S } from '@rendezvous/shared/contract';
import { InvalidArgumentError } from 'commander';

const SECONDS: Record<string, number> = { s: 1, m: 60, h: 3_600, d: DAY_S };

/** Seconds of a time such as 30m, 2h or 3d; `least` and `most` are such times too. */
export const parseDuration =
  (most: string, least = '1s') =>
  (text: string): number => {
    const seconds = secondsOf(text);
    if (seconds >= secondsOf(least) && seconds <= secondsOf(most)) return seconds;
    throw new InvalidArgumentError(
      `It must be a time such as 30m, 2h or 3d, ${least === '1s' ? '' : `at least ${least} and `}at most ${most}.`,
    );
  };

function secondsOf(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,5})([smhd])$/.exec(text) ?? [];
  return Number(count) * (SECONDS[unit] ?? 0);
}
