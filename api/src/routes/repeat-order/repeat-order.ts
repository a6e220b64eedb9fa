import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { findRepeatOrder } from '../../domain/credits/findRepeatOrder';
import { memberViewingOf } from '../viewingOf';
import { RepeatOrderReply } from './repeat-order.schema';

/** GET /api/repeat-order.php: the last completed order, to be confirmed again. */
export const repeatOrderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = { config: { access: 'member' }, schema: { response: { 200: RepeatOrderReply } } } as const;
  app.get('/api/repeat-order.php', options, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    return { order: await findRepeatOrder(work, viewer.member) };
  });
};
