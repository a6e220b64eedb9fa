import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { historyStart } from '../../domain/chat/historyStart';
import { presentChat } from '../../presenters/presentChat';
import { findChatRows } from '../../repositories/chat/findChatRows';
import { markDelivered } from '../../repositories/chat/markDelivered';
import { tellDeliveries } from '../chat/tellDeliveries';
import { unlessModified } from '../unlessModified';
import { memberViewingOf } from '../viewingOf';
import { ChatsReply } from './chats.schema';

/** GET /api/chats.php: the conversation list, newest first. */
export const chatsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'member', showsMembers: true, polled: 'chats' },
    preHandler: unlessModified('chats'),
    schema: { response: { 200: ChatsReply } },
  } as const;
  app.get('/api/chats.php', options, async (request) => {
    const { viewer, settings, sight } = await memberViewingOf(app, request);
    const memberId = viewer.member.id;
    const since = historyStart(request.now, settings.chat_history_days);
    const rows = await findChatRows(app.db, { memberId, since, fictionalShown: viewer.fictionalShown });
    if (rows.some(({ arrived }) => arrived)) tellDeliveries(app.ports.events, await markDelivered(app.db, memberId));
    return { chats: rows.map((row) => presentChat(row, memberId, sight)) };
  });
};
