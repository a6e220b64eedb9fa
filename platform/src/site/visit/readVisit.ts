import type { IncomingHttpHeaders } from 'node:http';
import { chooseLocale, isLocale, LOCALE_COOKIE, type Locale } from '@rendezvous/shared/contract';
import { acceptedLanguages } from './acceptedLanguages';
import { cookie } from './cookie';

const VISITOR_ID = /^[A-Za-z0-9_-]{16,40}$/;

/** What a request tells of its visit. */
export interface VisitRequest {
  /** Undefined for a new browser. */
  visitorId: string | undefined;
  /** Undefined while no language was chosen. */
  languageCookie: string | undefined;
  /** `?lang=`, then cookie, then browser, then English; hreflang links need the query. */
  locale: Locale;
  /** Whether the address itself names the locale. */
  localeInAddress: boolean;
}

export function readVisit(headers: IncomingHttpHeaders, query: Readonly<Record<string, string>>): VisitRequest {
  const visitorId = cookie(headers.cookie, 'visitor');
  const languageCookie = cookie(headers.cookie, LOCALE_COOKIE);
  const localeInAddress = isLocale(query.lang);
  const locale = isLocale(query.lang) ? query.lang : chooseLocale(languageCookie, acceptedLanguages(headers['accept-language']));
  return { visitorId: VISITOR_ID.test(visitorId ?? '') ? visitorId : undefined, languageCookie, locale, localeInAddress };
}
