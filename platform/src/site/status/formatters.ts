/** Formats numbers and times for the status page. */
export const formatters = {
  count: (value: number): string => String(Math.round(value)),
  percent: (fraction: number): string => `${Number((fraction * 100).toFixed(fraction < 0.1 ? 2 : 1))} %`,
  ms: (value: number): string => (value >= 1_000 ? `${(value / 1_000).toFixed(2)} s` : `${Math.round(value)} ms`),
  shift: (value: number): string => value.toFixed(3),
  time: (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
} as const;

/** Formats a value that may be unknown; null is shown as a dash. */
export const formatOptional = (value: number | null, format: (value: number) => string): string => (value === null ? '–' : format(value));
