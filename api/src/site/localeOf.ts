import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, toLocale, type Locale } from '@rendezvous/shared/contract';
import type { DomainSettings } from './DomainSettings';

/** Language to write to whoever makes a request: the member's, the chosen one, the domain's. */
export function localeOf(request: FastifyRequest, settings: Pick<DomainSettings, 'domain_language'>): Locale {
  const chosen = request.cookies[LOCALE_COOKIE];
  return request.member?.language ?? (isLocale(chosen) ? chosen : undefined) ?? toLocale(settings.domain_language) ?? DEFAULT_LOCALE;
}
