import { OWN_CREDITS_MAX, OWN_CREDITS_MIN } from './constants';
import { creditPackages } from './packages';
import type { Currency } from './money';

/** Price in minor units of a custom number of credits, 5 to 400; undefined outside. */
export function ownAmountPrice(credits: number, currency: Currency): number | undefined {
  if (!Number.isInteger(credits) || credits < OWN_CREDITS_MIN || credits > OWN_CREDITS_MAX) return undefined;
  const packages = creditPackages(currency);
  const base = packages.filter((offer) => offer.credits <= credits).at(-1) ?? packages[0];
  if (base === undefined) return undefined;
  const atRate = Math.round((base.price * credits) / base.credits);
  const atLeastAsMany = packages.filter((offer) => offer.credits >= credits).map((offer) => offer.price);
  return Math.min(atRate, ...atLeastAsMany);
}
