import * as credits from '@rendezvous/shared/calls/credits';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { refundPayment } from './refundPayment';
import { tellBalance } from './tellBalance';
import { presentOwnPayment } from './presentOwnPayment';
import { memberViewingOf } from '../viewingOf';

export const refundRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, credits.refund, async (request) => {
    const { work, viewer, settings } = await memberViewingOf(app, request);
    const { payment_id: paymentId, confirm } = request.body;
    const { id: memberId } = viewer.member;
    const { payment, refund } = await refundPayment(work, { memberId, paymentId, refundDays: settings.refund_days, confirm });
    if (refund.confirmed !== null) tellBalance(app.ports.events, memberId);
    return { refund, payment: await presentOwnPayment(app, request, settings, payment) };
  });
};
