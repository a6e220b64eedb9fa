import * as credits from '@rendezvous/shared/calls/credits';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError } from '../ApiError';
import { refreshPayment } from './refreshPayment';
import { startPayment } from './startPayment';
import { tellBalance } from './tellBalance';
import { requireMember } from '../plugins/requireMember';
import { findPayment } from './findPayment';
import { presentOwnPayment } from './presentOwnPayment';
import { memberViewingOf } from '../viewingOf';

/** POST and GET /api/payment.php: place an order, see its state. */
export const paymentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { payments, events } = app.ports;
  answer(app, credits.orderCredits, async (request) => {
    const { work, viewer, settings } = await memberViewingOf(app, request);
    const { id, country } = viewer.member;
    const buyer = { id, country, language: requireMember(request).language, merchantName: settings.name, secrets: app.config.secrets };
    const { payment, redirectUrl } = await startPayment(work, payments, buyer, request.body);
    if (payment.status === 'completed') tellBalance(events, id);
    return { payment: await presentOwnPayment(app, request, settings, payment), redirect_url: redirectUrl };
  });
  answer(app, credits.readPayment, async (request) => {
    const { work, viewer, settings } = await memberViewingOf(app, request);
    const payment = await findPayment(app.db, { memberId: viewer.member.id, id: request.query.id });
    if (payment === undefined) throw new ApiError('not_found');
    const current = await refreshPayment(work, payments, payment);
    if (current.status !== payment.status) tellBalance(events, viewer.member.id);
    return { payment: await presentOwnPayment(app, request, settings, current) };
  });
};
