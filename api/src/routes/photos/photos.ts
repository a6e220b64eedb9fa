import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../ApiError';
import { addPhoto } from '../../domain/photos/addPhoto';
import { readPhoto } from '../../domain/photos/readPhoto';
import { removePhoto } from '../../domain/photos/removePhoto';
import { presentImage } from '../../presenters/presentImage';
import { memberViewingOf } from '../viewingOf';
import { RemoveBody, RemoveReply, UploadReply } from './photos.schema';

/** Bytes of one photo at most, and of the request around it. */
const PHOTO_MAX = 10 * 1024 * 1024;
const BODY_MAX = PHOTO_MAX + 64 * 1024;

async function uploadedFile(request: FastifyRequest): Promise<Buffer> {
  try {
    const file = await request.file();
    if (file) return await file.toBuffer();
  } catch {
    // Too large, cut off or no form at all: the answer is the same.
  }
  throw new ApiError('photo_invalid');
}

/** POST and DELETE /api/photos.php: upload and delete own photos. */
export const photosRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(multipart, { limits: { fileSize: PHOTO_MAX, files: 1, fields: 5, fieldSize: 1_000, parts: 6 } });
  const upload = {
    config: { access: 'member', limit: { max: 20, seconds: 3_600 } },
    bodyLimit: BODY_MAX,
    schema: { response: { 200: UploadReply } },
  } as const;
  app.post('/api/photos.php', upload, async (request) => {
    const { work, viewer, sight } = await memberViewingOf(app, request);
    const photo = await readPhoto(await uploadedFile(request));
    const demo = app.config.environment !== 'production';
    const row = await addPhoto(work, app.ports.files, viewer.member.id, { ...photo, demo });
    return { photo: presentImage(row, sight.address) };
  });
  const config = { access: 'member' } as const;
  app.delete('/api/photos.php', { config, schema: { body: RemoveBody, response: { 200: RemoveReply } } }, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    await removePhoto(work, app.ports.files, viewer.member.id, request.body.id);
    return { deleted: true as const };
  });
};
