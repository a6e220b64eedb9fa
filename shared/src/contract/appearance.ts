/** Light or dark, as a browser chose it; `system` follows the device. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** Cookie of the choice: the document needs it before its first paint. */
export const APPEARANCE_COOKIE = 'color-scheme';

/** Days the choice is kept. */
export const APPEARANCE_COOKIE_DAYS = 365;

/** Choice in a cookie's value; anything unknown is none. */
export const appearanceOf = (value: string | undefined): Appearance => APPEARANCES.find((appearance) => appearance === value) ?? 'system';
