import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as credits from '@rendezvous/shared/calls/credits';
import * as spending from '@rendezvous/shared/calls/spending';
import * as storedMethods from '@rendezvous/shared/calls/storedMethods';
import { currencyOf } from '@rendezvous/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { serveCall, ReceivedReply } from '../serveCall';
import { ApiError } from '../ApiError';
import { requireMember } from '../plugins/session';
import { getMemberViewContext } from '../getViewContext';
import { createUnitOfWork } from '../UnitOfWork';
import { presentOwnPayment, presentPayments } from './presentPayment';
import { refundPayment } from './refund';
import { refreshPayment, settlePayment } from './settlePayment';
import { changeSpending, readSpending } from './spending';
import { findPayment, findTransactions } from './sqlPayments';
import { insertWebhookEvent } from './sqlWebhookEvents';
import { startPayment } from './startPayment';
import { findStoredMethods, removeStoredMethod } from './storedMethods';
import { publishBalance } from './publishBalance';

/** POST and GET /api/payment.php: place an order, and read its state. */
export const paymentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { payments, events } = app.ports;
  serveCall(app, credits.orderCredits, async (request) => {
    const { work, viewer, settings } = await getMemberViewContext(app, request);
    const { id, country } = viewer.member;
    const buyer = { id, country, language: requireMember(request).language, merchantName: settings.name, secrets: app.config.secrets };
    const { payment, redirectUrl } = await startPayment(work, payments, buyer, request.body);
    if (payment.status === 'completed') publishBalance(events, id);
    return { payment: await presentOwnPayment(app, request, settings, payment), redirect_url: redirectUrl };
  });
  serveCall(app, credits.readPayment, async (request) => {
    const { work, viewer, settings } = await getMemberViewContext(app, request);
    const payment = await findPayment(app.db, { memberId: viewer.member.id, id: request.query.id });
    if (payment === undefined) throw new ApiError('not_found');
    const currentPayment = await refreshPayment(work, payments, payment);
    if (currentPayment.status !== payment.status) publishBalance(events, viewer.member.id);
    return { payment: await presentOwnPayment(app, request, settings, currentPayment) };
  });
};

export const refundRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, credits.refund, async (request) => {
    const { work, viewer, settings } = await getMemberViewContext(app, request);
    const { payment_id: paymentId, confirm } = request.body;
    const { id: memberId } = viewer.member;
    const { payment, refund } = await refundPayment(work, { memberId, paymentId, refundDays: settings.refund_days, confirm });
    if (refund.confirmed !== null) publishBalance(app.ports.events, memberId);
    return { refund, payment: await presentOwnPayment(app, request, settings, payment) };
  });
};

export const transactionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, credits.listTransactions, async (request) => {
    const { viewer, settings } = await getMemberViewContext(app, request);
    const { page = 1 } = request.query;
    const { payments, pages } = await findTransactions(app.db, viewer.member.id, page);
    return { transactions: await presentPayments(app.db, payments, { now: request.now, refundDays: settings.refund_days }), page, pages };
  });
};

/** GET and DELETE /api/stored-methods.php: list and remove stored cards and mandates. */
export const storedMethodsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, storedMethods.listStoredMethods, async (request) => {
    return { methods: await findStoredMethods(app.db, requireMember(request).id) };
  });
  serveCall(app, storedMethods.removeStoredMethod, async (request) => {
    const { id } = requireMember(request);
    await removeStoredMethod(createUnitOfWork(app, request), app.ports.payments, id, request.body.id);
    return { methods: await findStoredMethods(app.db, id) };
  });
};

/** GET and PUT /api/spending.php: read a member's spending and change its limits. */
export const spendingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, spending.readSpending, async (request) => {
    const { work, viewer } = await getMemberViewContext(app, request);
    return { spending: await readSpending(work, { id: viewer.member.id, currency: currencyOf(viewer.member.country) }) };
  });
  serveCall(app, spending.limitSpending, async (request) => {
    const { work, viewer } = await getMemberViewContext(app, request);
    const member = { id: viewer.member.id, currency: currencyOf(viewer.member.country) };
    await changeSpending(work, member, request.body);
    return { spending: await readSpending(work, member) };
  });
};

/** POST /api/payment-webhook.php: a provider reports that a payment has changed. */
export const paymentWebhookRoutes: FastifyPluginAsync = async (app) => {
  // The signature covers the raw bytes, so the body must not be parsed before the signature is verified.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
  const options = {
    config: { access: 'public', tag: 'credits', crossSite: 'none' },
    schema: { response: { 200: ReceivedReply } },
  } as const;
  app.post('/api/payment-webhook.php', options, async (request) => {
    const { payments, random } = app.ports;
    const event = typeof request.body === 'string' ? payments.readEvent(request.body, request.headers, request.now) : undefined;
    if (event === undefined) throw new ApiError('validation');
    const work = { db: app.db, now: request.now, random };
    const payment = await settlePayment(work, payments, event.payment.reference);
    await insertWebhookEvent(work, payment.id, event);
    publishBalance(app.ports.events, payment.member_id);
    return { received: true as const };
  });
};
