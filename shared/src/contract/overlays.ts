/** Automatic modals in order of precedence; only one is open at a time. */
export const OVERLAYS = ['entry-warning', 'signup', 'activation', 'match', 'like', 'time-bonus'] as const;
export type OverlayName = (typeof OVERLAYS)[number];

/** Returns the waiting modal to open next, or null. */
export const nextOverlay = (waitingOverlays: readonly OverlayName[]): OverlayName | null =>
  OVERLAYS.find((name) => waitingOverlays.includes(name)) ?? null;
