import type { Company } from '../calls/site';
import { TERMS_MIN_DATE_S } from './constants';

/** Whether visitors can sign up: freely, with an invite code, or not at all, and why. */
export type SignupGate = 'open' | 'invite' | 'traffic_source_needed' | 'signups_closed';

/** Returns whether a visitor can sign up. `mode` is `settings.signups`; an unknown value closes sign-up. `network` is a tracking value. */
export function signupGate(mode: string, network: string | undefined): SignupGate {
  if (mode === 'all') return 'open';
  if (mode === 'invite') return 'invite';
  if (mode === 'with_trafficsource') return network === undefined || network === '' ? 'traffic_source_needed' : 'open';
  return 'signups_closed';
}

/** How members prove that they are 18 or older: not at all, by their date of birth at sign-up, or through a provider. */
export const AGE_WAYS = ['none', 'self_declared', 'provider'] as const;
export type AgeWay = (typeof AGE_WAYS)[number];

/** How members prove their age, by country (ISO 3166 alpha-2); `*` is the default. */
export type AgeWays = Record<string, AgeWay>;

/** Returns how members in a country prove their age; by default they declare it themselves. */
export const ageWayOf = (waysByCountry: AgeWays, country: string): AgeWay =>
  waysByCountry[country] ?? waysByCountry['*'] ?? 'self_declared';

/** A member's age check: `needed` keeps photos and messages locked until a provider has confirmed 'over 18'. */
export type AgeCheck = 'done' | 'needed';

/** Lifetime of an age check by a provider, in seconds; its result can be submitted only once. */
export const AGE_CHECK_S = 3_600;

/** Returns the date of the terms in unix seconds: the later of 2023-12-01 12:00 UTC and the time the company was added. */
export const termsDate = (company: Pick<Company, 'added'> | null): number => Math.max(TERMS_MIN_DATE_S, company?.added ?? 0);

/** Returns the version of the terms that members accept at sign-up: their date as YYYY-MM-DD. */
export const termsVersion = (company: Pick<Company, 'added'> | null): string =>
  new Date(termsDate(company) * 1000).toISOString().slice(0, 10);
