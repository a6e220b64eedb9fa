import * as credits from '@rendezvous/shared/calls/credits';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { presentPayments } from './presentPayments';
import { findTransactions } from './findTransactions';
import { memberViewingOf } from '../viewingOf';

export const transactionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, credits.listTransactions, async (request) => {
    const { viewer, settings } = await memberViewingOf(app, request);
    const { page = 1 } = request.query;
    const { payments, pages } = await findTransactions(app.db, viewer.member.id, page);
    return { transactions: await presentPayments(app.db, payments, { now: request.now, refundDays: settings.refund_days }), page, pages };
  });
};
