import * as chat from '@rendezvous/shared/calls/chat';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { messageCredits, type Gif } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { deleteChat } from './deleteChat';
import { markRead } from './markRead';
import { openConversation } from './openConversation';
import { readConversation } from './readConversation';
import { sendMessage } from './sendMessage';
import { presentCards } from '../members/presentCards';
import { presentMessage } from './presentMessage';
import { requireMember } from '../plugins/requireMember';
import { memberViewingOf } from '../viewingOf';
import { outgoingOf } from './outgoingOf';
import { takeBackRoute } from './takeBackRoute';
import { tellMessage } from './tellMessage';
import { tellRead } from './tellRead';

const readRoute: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, chat.readConversation, async (request) => {
    const { work, viewer, settings, sight } = await memberViewingOf(app, request);
    const conversation = await openConversation(app.db, viewer, request.query.conversation);
    const { messages, partner, ...page } = await readConversation(work, conversation, {
      ...request.query,
      chatHistoryDays: settings.chat_history_days,
    });
    const [profile] = await presentCards(app.db, viewer.member.id, [conversation.partnerId], sight);
    if (profile === undefined) throw new ApiError('not_found');
    const titleOf = (gif: Gif): string => app.ports.gifs.title(gif, requireMember(request).language);
    const messageSight = { viewerId: viewer.member.id, address: sight.address, partner, titleOf };
    return {
      conversation: { id: conversation.id },
      profile,
      messages: messages.map((message) => presentMessage(message, messageSight)),
      history_limit_reached: page.historyLimitReached,
      next_before: page.nextBefore,
    };
  });
};

const sendRoute: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, chat.sendMessage, async (request) => {
    const { work, viewer, settings, sight } = await memberViewingOf(app, request);
    const outgoing = await outgoingOf(app, request.body, requireMember(request).language);
    const cost = messageCredits(settings, request.body.type, request.body.gift);
    const { message, recipientId, credits, isNew } = await sendMessage(work, viewer, outgoing, {
      cost,
      maxLength: settings.message_length,
    });
    if (isNew) {
      app.count('rendezvous_messages_total', { type: message.type });
      tellMessage(app.ports.events, message, recipientId, sight.address);
    }
    const shown = presentMessage(message, { viewerId: viewer.member.id, address: sight.address });
    return { message: shown, conversation: { id: message.conversation_id }, credits };
  });
};

const stateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, chat.confirmRead, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    const { conversation, read_up_to: messageId } = request.body;
    const { unread, isNew } = await markRead(work, viewer.member.id, conversation, messageId);
    if (isNew) await tellRead(app, viewer.member.id, { conversationId: conversation, messageId });
    return { num_unread_messages: unread };
  });
  answer(app, chat.deleteChat, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    await deleteChat(work, viewer.member.id, request.body.conversation);
    return { deleted: true as const };
  });
};

/** /api/chat.php: read, send, mark as read, take back and delete. */
export const chatRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(readRoute);
  await app.register(sendRoute);
  await app.register(stateRoutes);
  await app.register(takeBackRoute);
};
