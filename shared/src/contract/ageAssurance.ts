/** How members show that they are 18 or older: not at all, by their date of birth at sign-up, or to a provider. */
export const AGE_WAYS = ['none', 'self_declared', 'provider'] as const;
export type AgeWay = (typeof AGE_WAYS)[number];

/** Ways by country, ISO 3166 alpha-2; `*` stands for all others. */
export type AgeWays = Record<string, AgeWay>;

/** The way of a country; where nothing is said members declare their age themselves. */
export const ageWayOf = (ways: AgeWays, country: string): AgeWay => ways[country] ?? ways['*'] ?? 'self_declared';

/** Where a member stands: `needed` keeps photos and messages closed until a provider has said 'over 18'. */
export type AgeCheck = 'done' | 'needed';

/** Seconds in which a provider's answer is taken, once. */
export const AGE_CHECK_S = 3_600;
