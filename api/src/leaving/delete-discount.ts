import * as account from '@rendezvous/shared/calls/account';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { claimDeleteDiscount } from './claimDeleteDiscount';
import { requireMember } from '../plugins/requireMember';
import { presentDiscountCode } from '../credits/presentDiscountCode';
import { findDomain } from '../site/findDomain';
import { workOf } from '../workOf';

export const deleteDiscountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, account.takeDeleteDiscount, async (request) => {
    const { id, domain } = requireMember(request);
    const { settings } = await findDomain(app.db, domain);
    return { discountcode: presentDiscountCode(await claimDeleteDiscount(workOf(app, request), id, settings.company_id)) };
  });
};
