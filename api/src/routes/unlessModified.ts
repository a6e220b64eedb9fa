import type { FastifyReply, FastifyRequest } from 'fastify';
import { notModified } from '../plugins/notModified';
import type { PollKind } from '../plugins/pollEtag';

/** Answers a poll with 304 before its handler reads anything, when the client already has this state (design 7). */
export const unlessModified =
  (kind: PollKind) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    notModified(request, reply, kind) ? reply.send() : undefined;
