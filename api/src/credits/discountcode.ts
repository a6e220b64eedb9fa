import * as credits from '@rendezvous/shared/calls/credits';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { currencyOf } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { findWelcomeCode } from './findWelcomeCode';
import { redeemCode } from './redeemCode';
import { presentDiscountCode } from './presentDiscountCode';
import { memberViewingOf } from '../viewingOf';

export const discountCodeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, credits.findDiscountCode, async (request) => {
    const { code: text, welcome } = request.query;
    const { work, viewer } = await memberViewingOf(app, request);
    const { id, country } = viewer.member;
    const { signup_at: signupDate } = await app.db.selectFrom('members').select('signup_at').where('id', '=', id).executeTakeFirstOrThrow();
    const circumstances = { country, currency: currencyOf(country) };
    if (text !== undefined) return { discountcode: presentDiscountCode(await redeemCode(work, { id, signupDate }, text, circumstances)) };
    if (welcome === undefined) throw new ApiError('validation', { fields: { code: 'validation' } });
    const found = await findWelcomeCode(work, { id, signupDate }, circumstances);
    return { discountcode: found && presentDiscountCode(found) };
  });
};
