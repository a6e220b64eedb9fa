import * as chat from '@rendezvous/shared/calls/chat';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { addChatPhoto } from './addChatPhoto';
import { takeUploads, UPLOAD_BODY_MAX, uploadedPhoto } from '../photos/uploadedPhoto';
import { memberViewingOf } from '../viewingOf';

export const chatPhotoRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await takeUploads(app);
  answer(
    app,
    chat.uploadChatPhoto,
    async (request) => {
      const { work, viewer } = await memberViewingOf(app, request);
      const photo = await uploadedPhoto(request);
      return { photo_id: await addChatPhoto(work, app.ports.files, viewer.member.id, photo) };
    },
    { bodyLimit: UPLOAD_BODY_MAX },
  );
};
