import * as profile from '@rendezvous/shared/calls/profile';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { addPhoto } from './addPhoto';
import { arrangePhotos } from './arrangePhotos';
import { removePhoto } from './removePhoto';
import { presentImage } from './presentImage';
import { findPhotos } from './findPhotos';
import { takeUploads, UPLOAD_BODY_MAX, uploadedPhoto } from './uploadedPhoto';
import { memberViewingOf } from '../viewingOf';

/** POST, PUT and DELETE /api/photos.php: upload, arrange and delete own photos. */
export const photosRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await takeUploads(app);
  answer(
    app,
    profile.uploadPhoto,
    async (request) => {
      const { work, viewer, sight } = await memberViewingOf(app, request);
      const photo = await uploadedPhoto(request);
      const demo = app.config.environment !== 'production';
      const row = await addPhoto(work, app.ports.files, viewer.member.id, { ...photo, demo, publicOrigin: app.config.publicOrigin });
      return { photo: presentImage(row, sight.address) };
    },
    { bodyLimit: UPLOAD_BODY_MAX },
  );
  answer(app, profile.arrangePhotos, async (request) => {
    const { work, viewer, sight } = await memberViewingOf(app, request);
    await arrangePhotos(work, viewer.member.id, request.body);
    const photos = await findPhotos(app.db, viewer.member.id);
    return { photos: photos.map((photo) => presentImage(photo, sight.address)) };
  });
  answer(app, profile.deletePhoto, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    await removePhoto(work, app.ports.files, viewer.member.id, request.body.id);
    return { deleted: true as const };
  });
};
