import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { INTERESTS } from '@rendezvous/shared/contract';
import { sendCached } from '../sendCached';
import { InterestsReply } from './interests.schema';

/** GET /api/interests.php: all tags; visitors never receive the sensitive ones. */
export const interestsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = { config: { access: 'public' }, schema: { response: { 200: InterestsReply } } } as const;
  app.get('/api/interests.php', options, async (request, reply) => {
    const interests = INTERESTS.filter(({ sensitive }) => request.member !== null || !sensitive);
    return sendCached(request, reply.header('vary', 'cookie'), { interests });
  });
};
