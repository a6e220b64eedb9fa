import {
  COUNTRY_COOKIE,
  isLocale,
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  pathTo,
  safeRedirect,
  STORAGE_KEYS,
} from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { SiteContext } from '../createContext';
import { isFromOwnPage } from '../plugins/isFromOwnPage';
import { Refusal } from '../plugins/Refusal';
import { formatSetCookie } from '../visit/openVisit';
import { COUNTRY_PATTERN } from '../visit/readVisit';
import { FORM_TYPE } from './formRoutes';

/** Maximum size of a form in bytes. */
const MAX_FORM_BYTES = 1_000;
const SEE_OTHER = 303;

/** Removes `?lang=`, which would take precedence over the chosen language, from a path. */
function withoutLanguage(path: string): string {
  const [pathname = '', search = ''] = path.split('?', 2);
  const query = new URLSearchParams(search);
  if (!query.has('lang')) return path;
  query.delete('lang');
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** Set-Cookie values for the valid choices in a form. */
function toCookies(form: URLSearchParams, secure: boolean): string[] {
  const [language, country] = [form.get('language'), form.get('country')];
  const options = { secure, httpOnly: false };
  return [
    ...(isLocale(language) ? [formatSetCookie(LOCALE_COOKIE, language, { ...options, days: LOCALE_COOKIE_DAYS })] : []),
    ...(country !== null && COUNTRY_PATTERN.test(country)
      ? [formatSetCookie(COUNTRY_COOKIE, country, { ...options, days: STORAGE_KEYS[COUNTRY_COOKIE].days })]
      : []),
  ];
}

/** Receives the forms of the page for language and country when its scripts do not run, and redirects as they would. */
export function choiceRoutes(app: FastifyInstance, { secure }: Pick<SiteContext, 'secure'>): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser(FORM_TYPE);
    scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    });
    scope.post<{ Querystring: { redirect?: string | string[] } }>(pathTo('lang-config'), async ({ body, headers, query }, reply) => {
      if (!isFromOwnPage(headers)) throw new Refusal(403, 'cross_site', 'Language and country are chosen on our own page only.');
      const cookies = body instanceof URLSearchParams ? toCookies(body, secure) : [];
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      const target = safeRedirect([query.redirect ?? ''].flat()[0]) ?? pathTo('index');
      return reply.redirect(safeRedirect(withoutLanguage(target)) ?? pathTo('index'), SEE_OTHER);
    });
  });
}
