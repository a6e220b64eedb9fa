import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as credits from '@rendezvous/shared/calls/credits';
import * as discountCodes from '@rendezvous/shared/calls/discountCodes';
import {
  creditPackages,
  currencyOf,
  OWN_CREDITS_MAX,
  OWN_CREDITS_MIN,
  paymentMethodsOf,
  type RepeatOrder,
} from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveCall } from '../serveCall';
import { ApiError } from '../ApiError';
import { getContentCountry } from '../site/visit';
import { getMemberViewContext, getViewContext } from '../getViewContext';
import type { UnitOfWork } from '../UnitOfWork';
import { findWelcomeCode, presentDiscountCode, findUsableCode } from './discountCodes';
import { toOrder } from './toOrder';
import { findSignupDate } from './sqlDiscountCodes';
import { findLastOrder } from './sqlPayments';
import { findStoredMethods } from './storedMethods';

/** Finds the country for prices and methods: the requested one, the member's own, or the content country. */
async function findPurchaseCountry(app: FastifyInstance, request: FastifyRequest, requestedCountry: string | undefined): Promise<string> {
  if (requestedCountry !== undefined) return requestedCountry;
  const { viewer, settings } = await getViewContext(app, request);
  return viewer.member?.country ?? getContentCountry(request, settings.countries);
}

/** Offers the last completed order again, at today's price, preferring a stored method of the same type; null if there is none. */
async function findRepeatOrder({ db }: UnitOfWork, member: { id: string; country: string }): Promise<RepeatOrder | null> {
  const lastOrder = await findLastOrder(db, member.id);
  if (lastOrder === undefined) return null;
  const currency = currencyOf(member.country);
  const order = toOrder(lastOrder.package_id === null ? { credits: lastOrder.credits } : { package_id: lastOrder.package_id }, currency);
  if (order === undefined) return null;
  const offeredMethods = paymentMethodsOf(member.country);
  const usableMethods = (await findStoredMethods(db, member.id)).filter(({ method }) => offeredMethods.includes(method));
  const stored_method = usableMethods.find(({ method }) => method === lastOrder.method) ?? usableMethods[0] ?? null;
  return { package_id: order.packageId, credits: order.credits, amount: order.amount, currency, stored_method };
}

export const packagesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, credits.listPackages, async (request) => {
    const currency = currencyOf(await findPurchaseCountry(app, request, request.query.country));
    return { packages: creditPackages(currency), currency, own_amount: { min: OWN_CREDITS_MIN, max: OWN_CREDITS_MAX } };
  });
};

export const paymentMethodsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, credits.listPaymentMethods, async (request) => {
    return { methods: paymentMethodsOf(await findPurchaseCountry(app, request, request.query.country)) };
  });
};

export const discountCodeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, discountCodes.findDiscountCode, async (request) => {
    const { code: text, welcome } = request.query;
    const { work, viewer } = await getMemberViewContext(app, request);
    const { id, country } = viewer.member;
    const signupDate = await findSignupDate(app.db, id);
    const circumstances = { country, currency: currencyOf(country) };
    if (text !== undefined)
      return { discountcode: presentDiscountCode(await findUsableCode(work, { id, signupDate }, text, circumstances)) };
    if (welcome === undefined) throw new ApiError('validation', { fields: { code: 'validation' } });
    const welcomeCode = await findWelcomeCode(work, { id, signupDate }, circumstances);
    return { discountcode: welcomeCode && presentDiscountCode(welcomeCode) };
  });
};

export const repeatOrderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, credits.readRepeatOrder, async (request) => {
    const { work, viewer } = await getMemberViewContext(app, request);
    return { order: await findRepeatOrder(work, viewer.member) };
  });
};
