import type { IncomingHttpHeaders } from 'node:http';
import {
  type Appearance,
  APPEARANCE_COOKIE,
  appearanceOf,
  chooseLocale,
  COUNTRY_COOKIE,
  HIDDEN_ALERTS_COOKIE,
  isLocale,
  isTimeZone,
  type Locale,
  LOCALE_COOKIE,
  TIME_ZONE_COOKIE,
} from '@rendezvous/shared/contract';
import { readCookie } from './readCookie';

/** Returns the language tags of Accept-Language, most preferred first. */
export function parseAcceptedLanguages(header: string | undefined): string[] {
  const tags = (header ?? '').split(',').map((part, index) => {
    const [tag = '', quality = '1'] = part.trim().split(/\s*;\s*q=/i);
    return { tag, quality: Number(quality) || 0, index };
  });
  return tags
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((left, right) => right.quality - left.quality || left.index - right.index)
    .map(({ tag }) => tag);
}

const VISITOR_ID_PATTERN = /^[A-Za-z0-9_-]{16,40}$/;
/** Form of a content country, ISO 3166 alpha-2. */
export const COUNTRY_PATTERN = /^[A-Z]{2}$/;

/** Properties of a visit that are read from the headers and the query of a request. */
export interface VisitRequest {
  /** Undefined for a new browser. */
  visitorId: string | undefined;
  /** Undefined until the browser has the cookie. */
  languageCookie: string | undefined;
  /** Language of `?lang=`, which hreflang links use, else of the cookie, else of the browser, else English. */
  locale: Locale;
  /** Whether the URL itself specifies the locale. */
  isLocaleInUrl: boolean;
  /** Content country chosen by the visitor, ISO 3166 alpha-2; undefined without a choice. */
  chosenCountry: string | undefined;
  appearance: Appearance;
  /** Undefined until the browser has reported it. */
  timeZone: string | undefined;
  /** Cookie with the alerts that this browser hides, for `parseHiddenAlerts`. */
  hiddenAlerts: string | undefined;
}

export function readVisit(headers: IncomingHttpHeaders, query: Readonly<Record<string, string>>): VisitRequest {
  const visitorId = readCookie(headers.cookie, 'visitor');
  const languageCookie = readCookie(headers.cookie, LOCALE_COOKIE);
  const appearance = appearanceOf(readCookie(headers.cookie, APPEARANCE_COOKIE));
  const country = readCookie(headers.cookie, COUNTRY_COOKIE);
  const isLocaleInAddress = isLocale(query.lang);
  const locale = isLocale(query.lang) ? query.lang : chooseLocale(languageCookie, parseAcceptedLanguages(headers['accept-language']));
  const zone = readCookie(headers.cookie, TIME_ZONE_COOKIE);
  const timeZone = zone !== undefined && isTimeZone(zone) ? zone : undefined;
  return {
    visitorId: VISITOR_ID_PATTERN.test(visitorId ?? '') ? visitorId : undefined,
    languageCookie,
    locale,
    isLocaleInUrl: isLocaleInAddress,
    chosenCountry: COUNTRY_PATTERN.test(country ?? '') ? country : undefined,
    appearance,
    timeZone,
    hiddenAlerts: readCookie(headers.cookie, HIDDEN_ALERTS_COOKIE),
  };
}
