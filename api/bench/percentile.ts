/** The value that this part of the values stays under or equals, by the nearest rank; 0 for no values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
}
