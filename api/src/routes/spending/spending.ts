import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { currencyOf } from '@rendezvous/shared/contract';
import { changeSpending } from '../../domain/spending/changeSpending';
import { readSpending } from '../../domain/spending/readSpending';
import { memberViewingOf } from '../viewingOf';
import { SpendingBody, SpendingReply } from './spending.schema';

const config = { access: 'member' } as const;

/** GET and PUT /api/spending.php: what a member has spent, and the limits they set. */
export const spendingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/api/spending.php', { config, schema: { response: { 200: SpendingReply } } }, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    return { spending: await readSpending(work, { id: viewer.member.id, currency: currencyOf(viewer.member.country) }) };
  });
  app.put('/api/spending.php', { config, schema: { body: SpendingBody, response: { 200: SpendingReply } } }, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    const member = { id: viewer.member.id, currency: currencyOf(viewer.member.country) };
    await changeSpending(work, member, request.body);
    return { spending: await readSpending(work, member) };
  });
};
