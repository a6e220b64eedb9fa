import * as site from '@rendezvous/shared/calls/site';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { INTERESTS } from '@rendezvous/shared/contract';
import { sendCached } from '../sendCached';

export const interestsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, site.listInterests, async (request, reply) => {
    const interests = INTERESTS.filter(({ sensitive }) => request.member !== null || !sensitive);
    return sendCached(request, reply.header('vary', 'cookie'), { interests });
  });
};
