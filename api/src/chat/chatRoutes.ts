import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as chat from '@rendezvous/shared/calls/chat';
import { type Gif, isIcebreaker, type Locale, messageCredits } from '@rendezvous/shared/contract';
import type { BodyOf } from '@rendezvous/shared/calls/call';
import type { FastifyInstance } from 'fastify';
import { answer } from '../answer';
import { ApiError } from '../ApiError';
import { balanceOf } from '../credits/sqlLedger';
import { presentCards } from '../members/presentCard';
import { showsBoth } from '../members/sqlMembers';
import { removePhotoFiles } from '../photos/photoFiles';
import { requireMember } from '../plugins/session';
import { getMemberViewContext } from '../getViewContext';
import { deleteChat, markRead } from './ownSide';
import { presentChat, presentMessage } from './present';
import { historyStart, openConversation, readConversation } from './readConversation';
import type { Attachment, Outgoing } from './outgoing';
import { sendMessage } from './sendMessage';
import { findChatRows } from './sqlChatList';
import { markDelivered } from './sqlConversations';
import { deleteMessage, withdrawPhoto } from './takeBack';
import { publishDeliveries, publishMessage, publishRead } from './publish';

type Body = BodyOf<typeof chat.sendMessage>;

const PARTS = ['photo_id', 'gift', 'gif', 'icebreaker'] as const;
const PART_OF: Record<Body['type'], (typeof PARTS)[number] | undefined> = {
  text: undefined,
  photo: 'photo_id',
  gift: 'gift',
  gif: 'gif',
  icebreaker: 'icebreaker',
};

const refuse = (field: string): never => {
  throw new ApiError('validation', { fields: { [field]: 'validation' } });
};

/** A body names its recipient once, and only has the fields of its type. */
function checkParts(body: Body): void {
  if ((body.conversation === undefined) === (body.profile_id === undefined)) refuse('conversation');
  const wrong = PARTS.find((part) => (body[part] === undefined) === (part === PART_OF[body.type]));
  if (wrong !== undefined) refuse(wrong);
}

async function attachmentOf({ ports }: FastifyInstance, body: Body, locale: Locale): Promise<Attachment | undefined> {
  const { photo_id: photoId, gift, gif: gifId, icebreaker } = body;
  if (photoId !== undefined) return { type: 'photo', photoId };
  if (gift !== undefined) return { type: 'gift', gift };
  if (icebreaker !== undefined) return isIcebreaker(icebreaker) ? { type: 'icebreaker', icebreaker } : refuse('icebreaker');
  if (gifId === undefined) return undefined;
  const gif = await ports.gifs.find(gifId, locale);
  return gif === undefined ? refuse('gif') : { type: 'gif', gif };
}

/** The message requested by a body; a contradictory body is rejected. */
async function toOutgoing(app: FastifyInstance, body: Body, locale: Locale): Promise<Outgoing> {
  checkParts(body);
  const attachment = await attachmentOf(app, body, locale);
  return {
    ...(body.conversation === undefined ? {} : { conversationId: body.conversation }),
    ...(body.profile_id === undefined ? {} : { profileId: body.profile_id }),
    ...(attachment === undefined ? {} : { attachment }),
    body: body.body ?? '',
    clientId: body.client_id,
  };
}

const readRoute: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, chat.readConversation, async (request) => {
    const { work, viewer, settings, sight } = await getMemberViewContext(app, request);
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
    const { work, viewer, settings, sight } = await getMemberViewContext(app, request);
    const outgoing = await toOutgoing(app, request.body, requireMember(request).language);
    const cost = messageCredits(settings, request.body.type, request.body.gift);
    const { message, recipientId, credits, isNew } = await sendMessage(work, viewer, outgoing, {
      cost,
      maxLength: settings.message_length,
    });
    if (isNew) {
      app.count('rendezvous_messages_total', { type: message.type });
      publishMessage(app.ports.events, message, recipientId, sight.address);
    }
    const shown = presentMessage(message, { viewerId: viewer.member.id, address: sight.address });
    return { message: shown, conversation: { id: message.conversation_id }, credits };
  });
};

const stateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, chat.confirmRead, async (request) => {
    const { work, viewer } = await getMemberViewContext(app, request);
    const { conversation, read_up_to: messageId } = request.body;
    const { unread, isNew } = await markRead(work, viewer.member.id, conversation, messageId);
    if (isNew) await publishRead(app, viewer.member.id, { conversationId: conversation, messageId });
    return { num_unread_messages: unread };
  });
  answer(app, chat.deleteChat, async (request) => {
    const { work, viewer } = await getMemberViewContext(app, request);
    await deleteChat(work, viewer.member.id, request.body.conversation);
    return { deleted: true as const };
  });
};

/** /api/chat.php: read, send, mark as read, withdraw and delete. */
export const chatRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(readRoute);
  await app.register(sendRoute);
  await app.register(stateRoutes);
  await app.register(takeBackRoute);
};

const ACTIONS = { delete: deleteMessage, withdraw: withdrawPhoto } as const;

const takeBackRoute: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, chat.takeBackMessage, async (request) => {
    const { work, viewer } = await getMemberViewContext(app, request);
    const { message_id: messageId, action } = request.body;
    const { conversationId, partnerId, photoId } = await ACTIONS[action](work, viewer.member.id, messageId);
    if (photoId !== null) await removePhotoFiles(app.ports.files, photoId);
    for (const memberId of [partnerId, viewer.member.id]) {
      app.ports.events.publish(memberId, { type: 'message_removed', conversation: conversationId, message_id: messageId });
    }
    return { message_id: messageId, credits: await balanceOf(app.db, viewer.member.id) };
  });
};

export const typingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, chat.showTyping, async (request, reply) => {
    const { viewer } = await getMemberViewContext(app, request);
    const { id, memberId, partnerId } = await openConversation(app.db, viewer, request.body.conversation);
    if (await showsBoth(app.db, 'typing_shown', memberId, partnerId)) {
      app.ports.events.publish(partnerId, { type: 'typing', conversation: id });
    }
    return reply.code(204).send();
  });
};

export const chatsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, chat.listChats, async (request) => {
    const { viewer, settings, sight } = await getMemberViewContext(app, request);
    const memberId = viewer.member.id;
    const since = historyStart(request.now, settings.chat_history_days);
    const rows = await findChatRows(app.db, { memberId, since, fictionalShown: viewer.fictionalShown });
    if (rows.some(({ arrived }) => arrived)) publishDeliveries(app.ports.events, await markDelivered(app.db, memberId));
    return { chats: rows.map((row) => presentChat(row, memberId, sight)) };
  });
};
