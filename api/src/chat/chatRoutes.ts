import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as chat from '@rendezvous/shared/calls/chat';
import { type Gif, messageCredits } from '@rendezvous/shared/contract';
import { serveCall } from '../serveCall';
import { ApiError } from '../ApiError';
import { findBalance } from '../credits/sqlLedger';
import { presentCards } from '../members/presentCard';
import { isEnabledForBoth } from '../members/sqlMembers';
import { removePhotoFiles } from '../photos/photoFiles';
import { requireMember } from '../plugins/session';
import { getMemberViewContext } from '../getViewContext';
import { deleteChat, markRead } from './ownSide';
import { presentChat, presentMessage } from './present';
import { getHistoryStart, openConversation, readConversation } from './readConversation';
import { toOutgoingMessage } from './outgoingMessage';
import { sendMessage } from './sendMessage';
import { findChatRows } from './sqlChatList';
import { markDelivered } from './sqlReadPositions';
import { deleteMessage, withdrawPhoto } from './takeBack';
import { publishDeliveries, publishMessage, publishRead } from './publish';

const readRoute: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, chat.readConversation, async (request) => {
    const { work, viewer, settings, viewerContext } = await getMemberViewContext(app, request);
    const conversation = await openConversation(app.db, viewer, request.query.conversation);
    const { messages, partner, ...page } = await readConversation(work, conversation, {
      ...request.query,
      chatHistoryDays: settings.chat_history_days,
    });
    const [profile] = await presentCards(app.db, viewer.member.id, [conversation.partnerId], viewerContext);
    if (profile === undefined) throw new ApiError('not_found');
    const getGifTitle = (gif: Gif): string => app.ports.gifs.getTitle(gif, requireMember(request).language);
    const messageContext = { viewerId: viewer.member.id, signPhotoUrl: viewerContext.signPhotoUrl, partner, getGifTitle };
    return {
      conversation: { id: conversation.id },
      profile,
      messages: messages.map((message) => presentMessage(message, messageContext)),
      history_limit_reached: page.historyLimitReached,
      next_before: page.nextBefore,
    };
  });
};

const sendRoute: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, chat.sendMessage, async (request) => {
    const { work, viewer, settings, viewerContext } = await getMemberViewContext(app, request);
    const outgoingMessage = await toOutgoingMessage(app.ports.gifs, request.body, requireMember(request).language);
    const cost = messageCredits(settings, request.body.type, request.body.gift);
    const { message, recipientId, credits, isNew } = await sendMessage(work, viewer, outgoingMessage, {
      cost,
      maxLength: settings.message_length,
    });
    if (isNew) {
      app.count('rendezvous_messages_total', { type: message.type });
      publishMessage(app.ports.events, message, recipientId, viewerContext.signPhotoUrl);
    }
    const presentedMessage = presentMessage(message, { viewerId: viewer.member.id, signPhotoUrl: viewerContext.signPhotoUrl });
    return { message: presentedMessage, conversation: { id: message.conversation_id }, credits };
  });
};

const stateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, chat.confirmRead, async (request) => {
    const { work, viewer } = await getMemberViewContext(app, request);
    const { conversation, read_up_to: messageId } = request.body;
    const { unread, hasMoved } = await markRead(work, viewer.member.id, conversation, messageId);
    if (hasMoved) await publishRead(app, viewer.member.id, { conversationId: conversation, messageId });
    return { num_unread_messages: unread };
  });
  serveCall(app, chat.deleteChat, async (request) => {
    const { work, viewer } = await getMemberViewContext(app, request);
    await deleteChat(work, viewer.member.id, request.body.conversation);
    return { deleted: true as const };
  });
};

const TAKE_BACK_ACTIONS = { delete: deleteMessage, withdraw: withdrawPhoto } as const;

const takeBackRoute: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, chat.takeBackMessage, async (request) => {
    const { work, viewer } = await getMemberViewContext(app, request);
    const { message_id: messageId, action } = request.body;
    const { conversationId, partnerId, photoId } = await TAKE_BACK_ACTIONS[action](work, viewer.member.id, messageId);
    if (photoId !== null) await removePhotoFiles(app.ports.files, photoId);
    for (const memberId of [partnerId, viewer.member.id]) {
      app.ports.events.publish(memberId, { type: 'message_removed', conversation: conversationId, message_id: messageId });
    }
    return { message_id: messageId, credits: await findBalance(app.db, viewer.member.id) };
  });
};

/** /api/chat.php: read, delete or mark as read a conversation, and send, withdraw or delete a message. */
export const chatRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(readRoute);
  await app.register(sendRoute);
  await app.register(stateRoutes);
  await app.register(takeBackRoute);
};

export const typingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, chat.signalTyping, async (request, reply) => {
    const { viewer } = await getMemberViewContext(app, request);
    const { id, memberId, partnerId } = await openConversation(app.db, viewer, request.body.conversation);
    if (await isEnabledForBoth(app.db, 'typing_shown', memberId, partnerId)) {
      app.ports.events.publish(partnerId, { type: 'typing', conversation: id });
    }
    return reply.code(204).send();
  });
};

export const chatsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, chat.listChats, async (request) => {
    const { viewer, settings, viewerContext } = await getMemberViewContext(app, request);
    const memberId = viewer.member.id;
    const since = getHistoryStart(request.now, settings.chat_history_days);
    const rows = await findChatRows(app.db, { memberId, since, fictionalShown: viewer.fictionalShown });
    if (rows.some(({ mayHaveUndelivered }) => mayHaveUndelivered))
      publishDeliveries(app.ports.events, await markDelivered(app.db, memberId));
    return { chats: rows.map((row) => presentChat(row, memberId, viewerContext)) };
  });
};
