/** Automatic modals in order of precedence; one is open at a time. */
export const OVERLAYS = ['entry-warning', 'signup', 'activation', 'match', 'like', 'time-bonus'] as const;
export type OverlayName = (typeof OVERLAYS)[number];

/** The modal to open next among those that wait, or null. */
export const nextOverlay = (waiting: readonly OverlayName[]): OverlayName | null => OVERLAYS.find((name) => waiting.includes(name)) ?? null;
