/** A median with its 95 % confidence interval. */
export interface Estimate {
  median: number;
  low: number;
  high: number;
}

/** Formats a median with its interval in brackets, rounded to `digits` decimals. */
export const formatEstimate = ({ median, low, high }: Estimate, digits: number): string =>
  `${median.toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;

const CONFIDENCE = 0.95;

/** Probability that at most `maxCount` of `count` values lie below the true median. */
function computeBinomialTail(count: number, maxCount: number): number {
  let probability = 0.5 ** count;
  let sum = 0;
  for (let k = 0; k <= maxCount; k += 1) {
    sum += probability;
    probability *= (count - k) / (k + 1);
  }
  return sum;
}

/** Returns how many values to drop at each end of the sorted list to get the interval; assumes no particular distribution. */
function countExcluded(count: number): number {
  let excludedCount = 0;
  while (2 * (excludedCount + 1) < count && 2 * computeBinomialTail(count, excludedCount + 1) <= 1 - CONFIDENCE) excludedCount += 1;
  return excludedCount;
}

/** Estimates the median of some values and its interval: with 15 values, the interval runs from the 4th lowest to the 12th lowest. */
export function estimate(values: readonly number[]): Estimate {
  const sortedValues = [...values].sort((a, b) => a - b);
  const at = (index: number): number => sortedValues[index] ?? Number.NaN;
  const middleIndex = (sortedValues.length - 1) / 2;
  const excludedCount = countExcluded(sortedValues.length);
  return {
    median: (at(Math.floor(middleIndex)) + at(Math.ceil(middleIndex))) / 2,
    low: at(excludedCount),
    high: at(sortedValues.length - 1 - excludedCount),
  };
}

/** Estimates the ratio of two series measured alternately. It is computed per run, so that temporary slowness of the machine cancels out. */
export const estimateRatio = (numerators: readonly number[], denominators: readonly number[]): Estimate =>
  estimate(numerators.map((value, run) => value / (denominators[run] ?? Number.NaN)));
