import {
  APPEARANCE_COOKIE,
  appearanceOf,
  type BootData,
  chooseLocale,
  type Company,
  domainLocale,
  isLocale,
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  type Locale,
  type Plan,
  type Settings,
  STATIC_PLAN_PATH,
  type User,
} from '@rendezvous/shared/contract';
import { applyAppearance } from '../effects/applyAppearance';
import { browserCookies } from '../services/browserCookies';
import { findCatalogue } from './findCatalogue';
import { readJson, type Reply, userOrNull } from './staticReads';

interface StaticVisit {
  page: Document;
  address: Pick<Location, 'hostname' | 'search'>;
  /** Languages of the browser, most preferred first. */
  languages: readonly string[];
}

/**
 * Collects what the site server would have embedded in the document, for a page on a plain static host: plan.json next to it, plus the domain's
 * settings, company and member; sets the language cookie by the domain's rule. Rejects when a response is missing.
 */
export async function staticBoot({ page, address, languages }: StaticVisit): Promise<BootData> {
  const cookies = browserCookies(page);
  applyAppearance(page.documentElement, appearanceOf(cookies.get(APPEARANCE_COOKIE)));
  const query = Object.fromEntries(new URLSearchParams(address.search));
  const known = cookies.get(LOCALE_COOKIE);
  const guess = isLocale(query['lang']) ? query['lang'] : chooseLocale(known, languages);
  const settingsIn = (language: Locale): Promise<Reply<{ settings: Settings }>> =>
    readJson('/api/settings.php', { ...query, _force_domain: address.hostname, language });
  const [plan, first, company, user] = await Promise.all([
    readJson<Plan>(STATIC_PLAN_PATH),
    settingsIn(guess),
    readJson<{ company: Company }>('/api/companyinfo.php'),
    readJson<{ user: User | null }>('/api/user.php').catch(userOrNull),
  ]);
  const ofDomain = known === undefined ? domainLocale(first.body.settings.domain_language) : undefined;
  if (ofDomain !== undefined) cookies.set(LOCALE_COOKIE, ofDomain, LOCALE_COOKIE_DAYS);
  const locale = isLocale(query['lang']) ? guess : (ofDomain ?? guess);
  const [{ body, time }, catalogue] = await Promise.all([
    locale === guess ? first : settingsIn(locale),
    findCatalogue('shell', plan.body.shell, locale),
  ]);
  return {
    settings: body.settings,
    locale,
    plan: plan.body,
    ...(catalogue && { catalogue }),
    serverTime: time,
    nonce: page.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '',
    user: user.body.user,
    // Visits to a static host are not counted.
    beaconToken: '',
    company: company.body.company,
  };
}
