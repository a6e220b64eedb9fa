import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { addChatPhoto } from '../../domain/chat/addChatPhoto';
import { strictObject } from '../strictObject';
import { takeUploads, UPLOAD_BODY_MAX, UPLOAD_LIMIT, uploadedPhoto } from '../uploadedPhoto';
import { memberViewingOf } from '../viewingOf';

export const ChatPhotoReply = strictObject({ photo_id: Type.String() });

/** POST /api/chat-photo.php: uploads a photo that can then be sent in a chat once, under the same file rules. */
export const chatPhotoRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await takeUploads(app);
  const options = {
    config: { access: 'member', showsMembers: true, limit: UPLOAD_LIMIT },
    bodyLimit: UPLOAD_BODY_MAX,
    schema: { response: { 200: ChatPhotoReply } },
  } as const;
  app.post('/api/chat-photo.php', options, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    const photo = await uploadedPhoto(request);
    return { photo_id: await addChatPhoto(work, app.ports.files, viewer.member.id, photo) };
  });
};
