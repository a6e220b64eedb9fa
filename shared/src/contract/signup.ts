/** Tracking values of the first entry, each at most 100 characters of [A-Za-z0-9._-]. */
export const TRACKING_KEYS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
export type TrackingKey = (typeof TRACKING_KEYS)[number];
