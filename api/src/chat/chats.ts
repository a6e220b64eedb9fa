import * as chat from '@rendezvous/shared/calls/chat';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { historyStart } from './historyStart';
import { presentChat } from './presentChat';
import { findChatRows } from './findChatRows';
import { markDelivered } from './markDelivered';
import { tellDeliveries } from '../chat/tellDeliveries';
import { memberViewingOf } from '../viewingOf';

export const chatsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, chat.listChats, async (request) => {
    const { viewer, settings, sight } = await memberViewingOf(app, request);
    const memberId = viewer.member.id;
    const since = historyStart(request.now, settings.chat_history_days);
    const rows = await findChatRows(app.db, { memberId, since, fictionalShown: viewer.fictionalShown });
    if (rows.some(({ arrived }) => arrived)) tellDeliveries(app.ports.events, await markDelivered(app.db, memberId));
    return { chats: rows.map((row) => presentChat(row, memberId, sight)) };
  });
};
