import * as chat from '@rendezvous/shared/calls/chat';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { openConversation } from './openConversation';
import { showsBoth } from '../members/showsBoth';
import { memberViewingOf } from '../viewingOf';

export const typingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, chat.showTyping, async (request, reply) => {
    const { viewer } = await memberViewingOf(app, request);
    const { id, memberId, partnerId } = await openConversation(app.db, viewer, request.body.conversation);
    if (await showsBoth(app.db, 'typing_shown', memberId, partnerId)) {
      app.ports.events.publish(partnerId, { type: 'typing', conversation: id });
    }
    return reply.code(204).send();
  });
};
