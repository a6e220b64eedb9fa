/** How members prove that they are 18 or older: not at all, by their date of birth at sign-up, or to a provider. */
export const AGE_WAYS = ['none', 'self_declared', 'provider'] as const;
export type AgeWay = (typeof AGE_WAYS)[number];

/** Method by country, ISO 3166 alpha-2; `*` is the default. */
export type AgeWays = Record<string, AgeWay>;

/** The method of a country; by default members declare their age themselves. */
export const ageWayOf = (ways: AgeWays, country: string): AgeWay => ways[country] ?? ways['*'] ?? 'self_declared';

/** A member's age check: `needed` keeps photos and messages closed until a provider has confirmed 'over 18'. */
export type AgeCheck = 'done' | 'needed';

/** Seconds during which a provider's result is accepted, once. */
export const AGE_CHECK_S = 3_600;
