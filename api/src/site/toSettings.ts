import {
  type Country,
  creditPackages,
  currencyOf,
  DEFAULT_LOCALE,
  type Locale,
  type MinimumMessageCosts,
  type Settings,
  toLocale,
  visibleLocales,
} from '@rendezvous/shared/contract';
import { siteTexts } from '../content/siteTexts';
import type { FoundDomain } from './sql';

/** Returns countries with their names in `locale`, their currencies and their languages, sorted by name. */
export function toSiteCountries(codes: readonly string[], locale: Locale): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code, currency: currencyOf(code), locales: [...visibleLocales(code, 'en')] }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Calculates the lowest price of a message in each country, in minor units, rounded up. */
export function computeMinimumMessageCosts(countries: readonly string[], messageCredits: number): MinimumMessageCosts {
  return Object.fromEntries(
    countries.map((country) => {
      const currency = currencyOf(country);
      const pricePerCredit = Math.min(...creditPackages(currency).map(({ price, credits }) => price / credits));
      return [country, { costs: Math.ceil(pricePerCredit * messageCredits), currency }];
    }),
  );
}

interface Visit {
  /** The visitor's country as determined by the server. */
  country: string;
  /** Country whose content is shown. */
  contentCountry: string;
  locale: Locale | undefined;
  pushPublicKey: string;
}

/** Builds the settings of a domain for one visit, with texts in the visit's or the domain's language. */
export function toSettings({ host, settings }: FoundDomain, { country, contentCountry, locale, pushPublicKey }: Visit): Settings {
  const { countries, fictional_profiles: hasFictionalProfiles, neutral_account_errors: _internal, ...ownSettings } = settings;
  const language = locale ?? toLocale(ownSettings.domain_language) ?? DEFAULT_LOCALE;
  const texts = siteTexts[language];
  return {
    ...texts,
    fictional_warning: hasFictionalProfiles ? texts.fictional_warning : '',
    ...ownSettings,
    countries: toSiteCountries(countries, language),
    minimum_message_costs: computeMinimumMessageCosts(countries, ownSettings.message_credits),
    geoip_country: country,
    geoip_selected_country: contentCountry,
    domain: host,
    push_public_key: pushPublicKey,
  };
}
