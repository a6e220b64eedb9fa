import * as site from '@rendezvous/shared/calls/site';
import { answer, sendCached } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { INTERESTS } from '@rendezvous/shared/contract';

export const interestsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, site.listInterests, async (request, reply) => {
    const interests = INTERESTS.filter(({ sensitive }) => request.member !== null || !sensitive);
    return sendCached(request, reply.header('vary', 'cookie'), { interests });
  });
};
