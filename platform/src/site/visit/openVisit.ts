import { randomBytes } from 'node:crypto';
import {
  type Appearance,
  DAY_S,
  findFirstLocale,
  KEPT_FILES_HEADER,
  type Locale,
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  readKeptFiles,
  STORAGE_KEYS,
  type User,
} from '@rendezvous/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visit } from '../../registry/Visit';
import type { BootReply } from '../boot/BootSource';
import type { SiteContext } from '../createContext';
import { type Override, toReleasesByRemote } from '../overrides/Override';
import { readOverrides } from '../overrides/overrideCookie';
import { parseHost } from '../plugins/parseHost';
import { Refusal } from '../plugins/Refusal';
import { readVisit } from './readVisit';

interface CookieOptions {
  days: number;
  secure: boolean;
  /** Whether the cookie is hidden from scripts. */
  httpOnly: boolean;
}

/** Formats a Set-Cookie value for the whole site; `value` must not need escaping. */
export const formatSetCookie = (name: string, value: string, { days, secure, httpOnly }: CookieOptions): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${days * DAY_S}`,
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
  ].join('; ');

export interface OpenVisit extends Visit {
  host: string;
  query: Record<string, string>;
  /** Content country chosen by the visitor. */
  chosenCountry: string | undefined;
  /** Name of the variant to show on landers that have it; undefined to choose by the visitor's id. */
  variant?: string | undefined;
  appearance: Appearance;
  timeZone: string | undefined;
  hiddenAlerts: string | undefined;
  /** Cookie header as received. */
  cookie: string;
  boot: BootReply;
  /** The signed-in member, null without a session; a document starts before the member is known. */
  user: Promise<User | null>;
  /** Overrides of this browser. */
  chosenOverrides: readonly Override[];
  /** Marks (short hashes) of the release files that the browser has cached. */
  keptFiles: ReadonlySet<string>;
}

/** Opens the visit of a page request, with its data, language and overrides; sets the cookies of a new browser. */
export async function openVisit(context: SiteContext, request: FastifyRequest, reply: FastifyReply): Promise<OpenVisit> {
  const host = getServedHost(context, request.headers.host);
  const query = flattenQuery(request.query);
  const {
    visitorId: knownVisitorId,
    languageCookie,
    locale,
    isLocaleInUrl: isLocaleInAddress,
    ...requestData
  } = readVisit(request.headers, query);
  const { chosenCountry } = requestData;
  const country = context.findCountry(request.ip, request.headers);
  const visitorId = knownVisitorId ?? randomBytes(18).toString('base64url');
  const { cookie = '' } = request.headers;
  const loadBoot = (language: Locale): Promise<BootReply> => context.boot.load({ host, query, country, chosenCountry, locale: language });
  const user = context.boot.loadUser({ host, country, cookie });
  // Whoever awaits the promise gets the error; this handler prevents an unhandled rejection if the visit is rejected before that.
  user.catch(() => undefined);
  const boot = await loadBoot(locale);
  const firstLocale = findFirstLocale(languageCookie, isLocaleInAddress ? locale : undefined, boot.settings.domain_language);
  if (knownVisitorId === undefined) addCookie(reply, context.secure, 'visitor', visitorId, STORAGE_KEYS.visitor.days, true);
  if (firstLocale !== undefined) addCookie(reply, context.secure, LOCALE_COOKIE, firstLocale, LOCALE_COOKIE_DAYS, false);
  const finalLocale = firstLocale ?? locale;
  const keptFiles = readKeptFiles(request.headers[KEPT_FILES_HEADER]?.toString());
  const browserOverrides = readOverrides(context.overrideTokens, cookie);
  const overrides = toReleasesByRemote(browserOverrides);
  const visit = {
    ...requestData,
    ...{ host, query, cookie, visitorId, country, keptFiles, user, overrides },
    chosenOverrides: browserOverrides,
    locale: finalLocale,
  };
  return { ...visit, boot: finalLocale === locale ? boot : await loadBoot(finalLocale) };
}

/**
 * Returns the host of a request in lower case, without its port; throws a Refusal (400, 421) for one that is malformed or not served here.
 */
export function getServedHost({ hosts }: SiteContext, header: string | undefined): string {
  const host = parseHost(header);
  if (host === undefined) throw new Refusal(400, 'bad_host', 'The Host header is malformed.');
  if (hosts.length > 0 && !hosts.includes(host)) throw new Refusal(421, 'unknown_host', 'This server does not serve that host.');
  return host;
}

/** Returns up to 30 keys with their first values, both shortened; our own URLs never reach these limits. */
export function flattenQuery(query: unknown): Record<string, string> {
  const entries = Object.entries(query ?? {}).slice(0, 30);
  return Object.fromEntries(
    entries.map(([key, value]: [string, unknown]) => [key.slice(0, 64), String(Array.isArray(value) ? value[0] : value).slice(0, 500)]),
  );
}

function addCookie(reply: FastifyReply, secure: boolean, name: string, value: string, days: number, httpOnly: boolean): void {
  reply.header('set-cookie', formatSetCookie(name, value, { days, secure, httpOnly }));
}
