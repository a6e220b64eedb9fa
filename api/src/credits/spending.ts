import * as credits from '@rendezvous/shared/calls/credits';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { currencyOf } from '@rendezvous/shared/contract';
import { changeSpending } from './changeSpending';
import { readSpending } from './readSpending';
import { memberViewingOf } from '../viewingOf';

/** GET and PUT /api/spending.php: what a member has spent, and the limits they set. */
export const spendingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, credits.readSpending, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    return { spending: await readSpending(work, { id: viewer.member.id, currency: currencyOf(viewer.member.country) }) };
  });
  answer(app, credits.limitSpending, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    const member = { id: viewer.member.id, currency: currencyOf(viewer.member.country) };
    await changeSpending(work, member, request.body);
    return { spending: await readSpending(work, member) };
  });
};
