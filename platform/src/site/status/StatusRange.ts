/** Time ranges of the status page: how many hours each covers, and how many hours one point of a chart represents (`span`). */
export const STATUS_RANGES = {
  '24h': { label: '24 hours', hours: 24, span: 1 },
  '14d': { label: '14 days', hours: 14 * 24, span: 12 },
} as const;

export type StatusRange = keyof typeof STATUS_RANGES;
