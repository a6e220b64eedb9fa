import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError } from '../../ApiError';
import { deleteChat } from '../../domain/chat/deleteChat';
import { markRead } from '../../domain/chat/markRead';
import { openConversation } from '../../domain/chat/openConversation';
import { readConversation } from '../../domain/chat/readConversation';
import { sendMessage } from '../../domain/chat/sendMessage';
import { presentCards } from '../../presenters/presentCards';
import { presentMessage } from '../../presenters/presentMessage';
import { memberViewingOf } from '../viewingOf';
import { ChatQuery, ChatReply, DeleteBody, DeleteReply, ReadBody, ReadReply, SendBody, SendReply } from './chat.schema';

const config = { access: 'member' } as const;

const readRoute: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/api/chat.php', { config, schema: { querystring: ChatQuery, response: { 200: ChatReply } } }, async (request) => {
    const { work, viewer, settings, sight } = await memberViewingOf(app, request);
    const conversation = await openConversation(app.db, viewer, request.query.conversation);
    const page = await readConversation(work, conversation, { ...request.query, chatHistoryDays: settings.chat_history_days });
    const [profile] = await presentCards(app.db, viewer.member.id, [conversation.partnerId], sight);
    if (profile === undefined) throw new ApiError('not_found');
    return {
      conversation: { id: conversation.id },
      profile,
      messages: page.messages.map((message) => presentMessage(message, viewer.member.id, page.partnerReadUpTo)),
      history_limit_reached: page.historyLimitReached,
      next_before: page.nextBefore,
    };
  });
};

const sendRoute: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { ...config, limit: { max: 30, seconds: 60 } },
    schema: { body: SendBody, response: { 200: SendReply } },
  };
  app.post('/api/chat.php', options, async (request) => {
    const { work, viewer, settings } = await memberViewingOf(app, request);
    const { conversation, profile_id: profileId, body, client_id: clientId } = request.body;
    if ((conversation === undefined) === (profileId === undefined)) {
      throw new ApiError('validation', { fields: { conversation: 'validation' } });
    }
    const to = conversation === undefined ? { profileId: profileId ?? '' } : { conversationId: conversation };
    const rules = { cost: settings.message_credits, maxLength: settings.message_length };
    const { message, credits } = await sendMessage(work, viewer, { ...to, body, clientId }, rules);
    return { message: presentMessage(message, viewer.member.id, 0), conversation: { id: message.conversation_id }, credits };
  });
};

const stateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.put('/api/chat.php', { config, schema: { body: ReadBody, response: { 200: ReadReply } } }, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    const { conversation, read_up_to: messageId } = request.body;
    return { num_unread_messages: await markRead(work, viewer.member.id, conversation, messageId) };
  });
  app.delete('/api/chat.php', { config, schema: { body: DeleteBody, response: { 200: DeleteReply } } }, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    await deleteChat(work, viewer.member.id, request.body.conversation);
    return { deleted: true as const };
  });
};

/** /api/chat.php: read, send, mark as read and delete. */
export const chatRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(readRoute);
  await app.register(sendRoute);
  await app.register(stateRoutes);
};
