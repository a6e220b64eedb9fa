import * as chat from '@rendezvous/shared/calls/chat';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { deleteMessage } from './deleteMessage';
import { withdrawPhoto } from './withdrawPhoto';
import { removePhotoFiles } from '../photos/removePhotoFiles';
import { balanceOf } from '../credits/balanceOf';
import { memberViewingOf } from '../viewingOf';

const ACTIONS = { delete: deleteMessage, withdraw: withdrawPhoto } as const;

export const takeBackRoute: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, chat.takeBackMessage, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    const { message_id: messageId, action } = request.body;
    const { conversationId, partnerId, photoId } = await ACTIONS[action](work, viewer.member.id, messageId);
    if (photoId !== null) await removePhotoFiles(app.ports.files, photoId);
    for (const memberId of [partnerId, viewer.member.id]) {
      app.ports.events.publish(memberId, { type: 'message_removed', conversation: conversationId, message_id: messageId });
    }
    return { message_id: messageId, credits: await balanceOf(app.db, viewer.member.id) };
  });
};
