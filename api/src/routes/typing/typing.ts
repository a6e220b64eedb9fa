import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { openConversation } from '../../domain/chat/openConversation';
import { showsBoth } from '../../repositories/members/showsBoth';
import { OpaqueId } from '../entities/OpaqueId';
import { strictObject } from '../strictObject';
import { memberViewingOf } from '../viewingOf';

export const TypingBody = strictObject({ conversation: OpaqueId });

/** POST /api/typing.php: the member is typing; the partner hears it while both show it. */
export const typingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'member', showsMembers: true, limit: { max: 60, seconds: 60 } },
    schema: { body: TypingBody },
  } as const;
  app.post('/api/typing.php', options, async (request, reply) => {
    const { viewer } = await memberViewingOf(app, request);
    const { id, memberId, partnerId } = await openConversation(app.db, viewer, request.body.conversation);
    if (await showsBoth(app.db, 'typing_shown', memberId, partnerId)) {
      app.ports.events.publish(partnerId, { type: 'typing', conversation: id });
    }
    return reply.code(204).send();
  });
};
