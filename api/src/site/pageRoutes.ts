import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as directDebit from '@rendezvous/shared/calls/directDebit';
import * as pages from '@rendezvous/shared/calls/pages';
import type { Company, Locale, PageDocument } from '@rendezvous/shared/contract';
import { serveCall } from '../serveCall';
import { ApiError } from '../ApiError';
import { formatText } from '../content/formatText';
import { orderTermTexts } from '../content/orderTermTexts';
import { allPages, PAGE_TOKENS } from '../content/pages/allPages';
import { siteTexts } from '../content/siteTexts';
import type { DomainSettings } from './DomainSettings';
import { findCompany, findDomain } from './sql';

/** Returns the values of the variables in pages. */
function getPageValues(settings: DomainSettings, company: Company, locale: Locale): Record<string, string | number> {
  const { name, support_email, support_phone, refund_days } = settings;
  const { address, city, kvk, vat_numbers: vat } = company;
  const { fictional_singular } = siteTexts[locale];
  return {
    ...{ site: name, support_email, support_phone, refund_days, fictional_singular },
    ...{ company: company.name, address, city, kvk, vat: vat.join(', ') },
  };
}

/** Builds a static page in a language, with the values of the domain; throws `page_not_found` for an unknown token. */
function presentPage(requestedToken: string, locale: Locale, values: Record<string, string | number>): PageDocument {
  const token = PAGE_TOKENS.find((pageToken) => pageToken === requestedToken);
  if (token === undefined) throw new ApiError('page_not_found');
  const { title, sections } = allPages[locale][token];
  return {
    token,
    title: formatText(locale, title, values),
    sections: sections.map(({ heading, paragraphs }) => ({
      heading: formatText(locale, heading, values),
      paragraphs: paragraphs.map((paragraph) => formatText(locale, paragraph, values)),
    })),
  };
}

/** Serves static pages. */
export const pageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, pages.readPage, async (request, reply) => {
    const { token, locale } = request.query;
    const { settings } = await findDomain(app.db, request.host);
    const company = await findCompany(app.db, settings.company_id);
    const page = presentPage(token, locale, getPageValues(settings, company, locale));
    reply.header('cache-control', 'public, max-age=60');
    return { page };
  });
};

/** Site countries without a statutory right of withdrawal from online purchases: those outside the EU, the EEA and the UK. */
const COUNTRIES_WITHOUT_WITHDRAWAL = new Set(['CH', 'US', 'CA', 'AU', 'NZ']);

/** Version of the order terms; update it whenever their texts change. */
const ORDER_TERMS_VERSION = '2026-11-28';

interface TermsOptions {
  country: string;
  locale: Locale;
  company: Company;
  refundDays: number;
}

/** Builds the terms to be accepted with an order, according to the country's law. */
function buildOrderTerms({ country, locale, company, refundDays }: TermsOptions): { version: string; text: string } {
  const { order, withdrawal, voluntary_return: voluntary } = orderTermTexts[locale];
  const text = `${order}\n\n${COUNTRIES_WITHOUT_WITHDRAWAL.has(country) ? voluntary : withdrawal}`;
  const { name, address, city } = company;
  return {
    version: `${ORDER_TERMS_VERSION}-${country}`,
    text: formatText(locale, text, { company: name, address, city, days: refundDays }),
  };
}

/** Serves the order terms that apply in a country. */
export const regionTermsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, directDebit.readRegionTerms, async (request) => {
    const { country, locale } = request.query;
    const { settings } = await findDomain(app.db, request.host);
    if (!settings.countries.includes(country)) throw new ApiError('not_found');
    const company = await findCompany(app.db, settings.company_id);
    return buildOrderTerms({ country, locale, company, refundDays: settings.refund_days });
  });
};
