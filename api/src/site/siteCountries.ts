import { currencyOf, visibleLocales, type Country, type Locale } from '@rendezvous/shared/contract';

/** Countries a domain serves unless its own settings name others; ISO 3166 alpha-2, the first is the fallback. */
export const SITE_COUNTRIES = [
  ...['NL', 'BE', 'LU', 'DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'PL'],
  ...['DK', 'FI', 'NO', 'SE', 'GB', 'IE', 'US', 'CA', 'AU', 'NZ'],
] as const;

/** Countries with their names in `locale`, in the order of those names. */
export function siteCountries(codes: readonly string[], locale: Locale): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code, currency: currencyOf(code), locales: [...visibleLocales(code, 'en')] }))
    .sort((a, b) => compare(a.name, b.name));
}
