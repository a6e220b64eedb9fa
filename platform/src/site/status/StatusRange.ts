/** Ranges of the status page: how many hours it looks back, and how many of them a point of a chart covers (`span`). */
export const STATUS_RANGES = {
  '24h': { label: '24 hours', hours: 24, span: 1 },
  '14d': { label: '14 days', hours: 14 * 24, span: 12 },
} as const;

export type StatusRange = keyof typeof STATUS_RANGES;
