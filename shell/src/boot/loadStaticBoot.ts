import {
  APPEARANCE_COOKIE,
  appearanceOf,
  type BootData,
  chooseLocale,
  type Company,
  findFirstLocale,
  HIDDEN_ALERTS_COOKIE,
  isLocale,
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  type Locale,
  parseHiddenAlerts,
  type Plan,
  type Settings,
  STATIC_PLAN_PATH,
  type User,
} from '@rendezvous/shared/contract';
import type { Cookies } from '@rendezvous/shared/store';
import { applyAppearance } from '../effects/applyAppearance';
import { createBrowserCookies } from '../services/browserCookies';
import { findCatalogue } from './findCatalogue';
import { readJson, type JsonReply, recoverAsVisitor } from './staticReads';

interface StaticVisit {
  page: Document;
  address: Pick<Location, 'hostname' | 'search'>;
  /** Languages of the browser, most preferred first. */
  languages: readonly string[];
}

const toMemberBoot = (user: User | null, cookies: Cookies): Pick<BootData, 'user' | 'hiddenAlerts'> =>
  user === null ? { user } : { user, hiddenAlerts: parseHiddenAlerts(cookies.get(HIDDEN_ALERTS_COOKIE), user.id) };

/**
 * Collects what the site server would have embedded in the document, for a page on a plain static host: plan.json from the same host, the
 * domain's settings, the company and the member. Without a language cookie, sets it to the language of the address or of the domain (R-003,
 * Rejects when a request fails; only if the server refuses the request for the member does the page load as for a visitor instead.
 */
export async function loadStaticBoot({ page, address, languages }: StaticVisit): Promise<BootData> {
  const cookies = createBrowserCookies(page);
  applyAppearance(page.documentElement, appearanceOf(cookies.get(APPEARANCE_COOKIE)));
  const query = Object.fromEntries(new URLSearchParams(address.search));
  const cookieLocale = cookies.get(LOCALE_COOKIE);
  const addressLocale = isLocale(query['lang']) ? query['lang'] : undefined;
  const preferredLocale = addressLocale ?? chooseLocale(cookieLocale, languages);
  const loadSettings = (language: Locale): Promise<JsonReply<{ settings: Settings }>> =>
    readJson('/api/settings.php', { ...query, _force_domain: address.hostname, language });
  const [plan, preferredSettings, company, user] = await Promise.all([
    readJson<Plan>(STATIC_PLAN_PATH),
    loadSettings(preferredLocale),
    readJson<{ company: Company }>('/api/companyinfo.php'),
    readJson<{ user: User | null }>('/api/user.php').catch(recoverAsVisitor),
  ]);
  const firstLocale = findFirstLocale(cookieLocale, addressLocale, preferredSettings.body.settings.domain_language);
  if (firstLocale !== undefined) cookies.set(LOCALE_COOKIE, firstLocale, LOCALE_COOKIE_DAYS);
  const locale = firstLocale ?? preferredLocale;
  const [{ body, time }, catalogue] = await Promise.all([
    locale === preferredLocale ? preferredSettings : loadSettings(locale),
    findCatalogue('shell', plan.body.shell, locale),
  ]);
  return {
    settings: body.settings,
    locale,
    plan: plan.body,
    ...(catalogue && { catalogue }),
    serverTime: time,
    nonce: page.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '',
    ...toMemberBoot(user.body.user, cookies),
    // Visits to a static host are not counted.
    beaconToken: '',
    company: company.body.company,
  };
}
