import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as profile from '@rendezvous/shared/calls/profile';
import { OpaqueId, strictObject } from '@rendezvous/shared/calls/schemas';
import { Type } from 'typebox';
import { serveCall } from '../serveCall';
import { ApiError } from '../ApiError';
import { getMemberViewContext } from '../getViewContext';
import { addPhoto } from './addPhoto';
import { arrangePhotos, removePhoto } from './arrangePhotos';
import { readPhotoBytes } from './readPhotoBytes';
import { PHOTO_SIZES, findGrantedRight } from './photoSignature';
import { presentImage } from './presentPhotos';
import { findPhotos } from './sqlPhotos';
import { registerUploads, MAX_UPLOAD_BODY_BYTES, readUploadedPhoto } from './readUploadedPhoto';

const PhotoQuery = strictObject({
  id: OpaqueId,
  size: Type.Enum(PHOTO_SIZES),
  v: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
  sig: Type.String({ minLength: 1, maxLength: 64 }),
});

/** GET /api/photo.php: a photo by its signed URL; the signature grants access. */
export const photoRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = { config: { access: 'public', tag: 'members' }, schema: { querystring: PhotoQuery } } as const;
  app.get('/api/photo.php', options, async (request, reply) => {
    const { id, size } = request.query;
    const rights = app.config.secrets.map((secret) => findGrantedRight(secret, request.query, request.now));
    const right = rights.find((candidate) => candidate !== undefined);
    if (right === undefined) throw new ApiError('not_found');
    const bytes = await readPhotoBytes(app.db, app.ports.files, { id, size, right });
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=3600, immutable')
      .type('image/webp')
      .send(bytes);
  });
};

/** POST, PUT and DELETE /api/photos.php: upload, arrange and delete one's own photos. */
export const photosRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await registerUploads(app);
  serveCall(
    app,
    profile.uploadPhoto,
    async (request) => {
      const { work, viewer, viewerContext } = await getMemberViewContext(app, request);
      const photo = await readUploadedPhoto(request);
      const isDemo = app.config.environment !== 'production';
      const row = await addPhoto(work, app.ports.files, viewer.member.id, {
        ...photo,
        demo: isDemo,
        publicOrigin: app.config.publicOrigin,
      });
      return { photo: presentImage(row, viewerContext.signPhotoUrl) };
    },
    { bodyLimit: MAX_UPLOAD_BODY_BYTES },
  );
  serveCall(app, profile.arrangePhotos, async (request) => {
    const { work, viewer, viewerContext } = await getMemberViewContext(app, request);
    await arrangePhotos(work, viewer.member.id, request.body);
    const photos = await findPhotos(app.db, viewer.member.id);
    return { photos: photos.map((photo) => presentImage(photo, viewerContext.signPhotoUrl)) };
  });
  serveCall(app, profile.deletePhoto, async (request) => {
    const { work, viewer } = await getMemberViewContext(app, request);
    await removePhoto(work, app.ports.files, viewer.member.id, request.body.id);
    return { deleted: true as const };
  });
};
