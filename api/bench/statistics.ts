/** Nearest-rank percentile of the values; `fraction` is 0.5 for the median. Returns 0 if there are no values. */
export function getPercentile(values: readonly number[], fraction: number): number {
  const sortedValues = Float64Array.from(values).sort();
  return sortedValues[Math.max(0, Math.ceil(fraction * sortedValues.length) - 1)] ?? 0;
}

/** Median of several measurements with its confidence interval of about 95 %. */
export interface MedianInterval {
  median: number;
  low: number;
  high: number;
}

const toSorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

function getMedian(values: readonly number[]): number {
  const middle = values.length / 2;
  const [lower = 0, upper = lower] = [values[Math.ceil(middle) - 1], values[Math.floor(middle)]];
  return (lower + upper) / 2;
}

/** Rank of the lower bound, below which the median lies with a probability of at most 2.5 % (binomial distribution); 0 if there is none. */
function getLowerRank(count: number): number {
  let probability = 0.5 ** count;
  let sum = probability;
  let rank = 0;
  while (sum <= 0.025) {
    rank += 1;
    probability *= (count - rank + 1) / rank;
    sum += probability;
  }
  return rank;
}

/** Median with its confidence interval by rank; with fewer than nine values, the interval is their range. */
export function getMedianInterval(values: readonly number[]): MedianInterval {
  const sortedValues = toSorted(values);
  const rank = Math.max(0, getLowerRank(sortedValues.length) - 1);
  return { median: getMedian(sortedValues), low: sortedValues[rank] ?? NaN, high: sortedValues[sortedValues.length - 1 - rank] ?? NaN };
}
