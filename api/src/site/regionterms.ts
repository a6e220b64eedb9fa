import * as directDebit from '@rendezvous/shared/calls/directDebit';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError } from '../ApiError';
import { orderTermsOf } from './orderTermsOf';
import { findCompany } from './findCompany';
import { findDomain } from './findDomain';

export const regiontermsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, directDebit.readRegionTerms, async (request) => {
    const { country, locale } = request.query;
    const { settings } = await findDomain(app.db, request.host);
    if (!settings.countries.includes(country)) throw new ApiError('not_found');
    const company = await findCompany(app.db, settings.company_id);
    return orderTermsOf({ country, locale, company, refundDays: settings.refund_days });
  });
};
