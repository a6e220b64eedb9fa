import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { LOCALES } from '@rendezvous/shared/contract';
import { ApiError } from '../../ApiError';
import { orderTermsOf } from '../../domain/site/orderTermsOf';
import { findCompany } from '../../repositories/findCompany';
import { findDomain } from '../../repositories/findDomain';
import { strictObject } from '../strictObject';

export const RegiontermsQuery = strictObject({ country: Type.String({ pattern: '^[A-Z]{2}$' }), locale: Type.Enum(LOCALES) });
export const RegiontermsReply = strictObject({ version: Type.String(), text: Type.String() });

/** GET /api/regionterms.php: terms of an order for a country and language. */
export const regiontermsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'public' },
    schema: { querystring: RegiontermsQuery, response: { 200: RegiontermsReply } },
  } as const;
  app.get('/api/regionterms.php', options, async (request) => {
    const { country, locale } = request.query;
    const { settings } = await findDomain(app.db, request.host);
    if (!settings.countries.includes(country)) throw new ApiError('not_found');
    const company = await findCompany(app.db, settings.company_id);
    return orderTermsOf({ country, locale, company, refundDays: settings.refund_days });
  });
};
