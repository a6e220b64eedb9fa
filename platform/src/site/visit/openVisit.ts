import { randomBytes } from 'node:crypto';
import {
  type Appearance,
  DAY_S,
  domainLocale,
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
import { type Override, toReleases } from '../overrides/Override';
import { readOverrides } from '../overrides/overrideCookie';
import { parseHost } from '../plugins/parseHost';
import { Refusal } from '../plugins/Refusal';
import { readVisit } from './readVisit';

interface CookieOptions {
  days: number;
  secure: boolean;
  /** Hidden from scripts. */
  httpOnly: boolean;
}

/** A Set-Cookie value for the whole site; `value` must not need escaping. */
export const setCookie = (name: string, value: string, { days, secure, httpOnly }: CookieOptions): string =>
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
  appearance: Appearance;
  timeZone: string | undefined;
  /** Cookie header as received. */
  cookie: string;
  boot: BootReply;
  /** The signed-in member, null without a session; a document starts before it is known. */
  user: Promise<User | null>;
  /** Overrides of this browser. */
  chosen: readonly Override[];
  /** Marks of release files that the browser has kept. */
  keptFiles: ReadonlySet<string>;
}

/** The visitor of a page: domain, data, language and release cookies. */
export async function openVisit(context: SiteContext, request: FastifyRequest, reply: FastifyReply): Promise<OpenVisit> {
  const host = knownHost(context, request.headers.host);
  const query = flatQuery(request.query);
  const { visitorId: known, languageCookie, locale, localeInAddress, ...told } = readVisit(request.headers, query);
  const { chosenCountry } = told;
  const country = context.countryOf(request.ip, request.headers);
  const visitorId = known ?? randomBytes(18).toString('base64url');
  const { cookie = '' } = request.headers;
  const ask = (wanted: Locale): Promise<BootReply> => context.boot.load({ host, query, country, chosenCountry, locale: wanted });
  const user = context.boot.user({ host, country, cookie });
  // Errors are reported to whoever awaits it; a visit that is rejected earlier does not.
  user.catch(() => undefined);
  const boot = await ask(locale);
  const ofDomain = languageCookie === undefined ? domainLocale(boot.settings.domain_language) : undefined;
  if (known === undefined) addCookie(reply, context.secure, 'visitor', visitorId, STORAGE_KEYS.visitor.days, true);
  if (ofDomain !== undefined) addCookie(reply, context.secure, LOCALE_COOKIE, ofDomain, LOCALE_COOKIE_DAYS, false);
  const final = localeInAddress ? locale : (ofDomain ?? locale);
  const keptFiles = readKeptFiles(request.headers[KEPT_FILES_HEADER]?.toString());
  const chosen = readOverrides(context.overrideTokens, cookie);
  const overrides = toReleases(chosen);
  const own = { ...told, host, query, cookie, visitorId, country, keptFiles, user, chosen, overrides, locale: final };
  return { ...own, boot: final === locale ? boot : await ask(final) };
}

function knownHost({ hosts }: SiteContext, header: string | undefined): string {
  const host = parseHost(header);
  if (host === undefined) throw new Refusal(400, 'bad_host', 'The Host header is malformed.');
  if (hosts.length > 0 && !hosts.includes(host)) throw new Refusal(421, 'unknown_host', 'This server does not serve that host.');
  return host;
}

/** First value of each key; long or repeated values are not from our addresses. */
function flatQuery(query: unknown): Record<string, string> {
  const entries = Object.entries(query ?? {}).slice(0, 30);
  return Object.fromEntries(
    entries.map(([key, value]: [string, unknown]) => [key.slice(0, 64), String(Array.isArray(value) ? value[0] : value).slice(0, 500)]),
  );
}

function addCookie(reply: FastifyReply, secure: boolean, name: string, value: string, days: number, httpOnly: boolean): void {
  reply.header('set-cookie', setCookie(name, value, { days, secure, httpOnly }));
}
