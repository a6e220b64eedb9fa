import { DEFAULT_LOCALE, toLocale, type Locale, type Settings } from '@rendezvous/shared/contract';
import { siteTexts } from '../content/siteTexts';
import type { FoundDomain } from './findDomain';
import { minimumMessageCosts } from './minimumMessageCosts';
import { siteCountries } from './siteCountries';

interface Visit {
  /** Country found by the server. */
  country: string;
  /** Country whose content is shown. */
  contentCountry: string;
  locale: Locale | undefined;
  pushPublicKey: string;
}

/** Settings of a domain for one visit, in its language. */
export function settingsOf({ host, settings }: FoundDomain, { country, contentCountry, locale, pushPublicKey }: Visit): Settings {
  const { countries, fictional_profiles: fictional, neutral_account_errors: _kept, ...own } = settings;
  const language = locale ?? toLocale(own.domain_language) ?? DEFAULT_LOCALE;
  const texts = siteTexts[language];
  return {
    ...texts,
    fictional_warning: fictional ? texts.fictional_warning : '',
    ...own,
    countries: siteCountries(countries, language),
    minimum_message_costs: minimumMessageCosts(countries, own.message_credits),
    geoip_country: country,
    geoip_selected_country: contentCountry,
    domain: host,
    push_public_key: pushPublicKey,
  };
}
