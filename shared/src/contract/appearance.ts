/** Colour scheme chosen in a browser; `system` follows the device. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** Cookie that stores the chosen appearance, so that it is known before the document's first paint. */
export const APPEARANCE_COOKIE = 'color-scheme';

/** Lifetime of the cookie in days. */
export const APPEARANCE_COOKIE_DAYS = 365;

/** Parses the cookie's value; `system` for an unknown or missing one. */
export const appearanceOf = (value: string | undefined): Appearance => APPEARANCES.find((appearance) => appearance === value) ?? 'system';
