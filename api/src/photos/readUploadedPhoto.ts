import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../ApiError';
import { readPhoto, type EncodedPhoto } from './readPhoto';

/** Maximum size of a photo in bytes. */
const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** Maximum size of a request with a photo, in bytes. */
export const MAX_UPLOAD_BODY_BYTES = MAX_PHOTO_BYTES + 64 * 1024;

/** Lets the routes of `app` accept a form with one file. */
export async function registerUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fileSize: MAX_PHOTO_BYTES, files: 1, fields: 5, fieldSize: 1_000, parts: 6 } });
}

/** Reads the file of a request; throws `photo_invalid` if it is too large, truncated or missing. */
export async function readUploadedFile(request: FastifyRequest): Promise<Buffer> {
  try {
    const file = await request.file();
    if (file) return await file.toBuffer();
  } catch {
    // Too large, truncated or not a form at all: the response is the same.
  }
  throw new ApiError('photo_invalid');
}

/** Reads the photo of a request, re-encoded in all sizes. */
export const readUploadedPhoto = async (request: FastifyRequest): Promise<EncodedPhoto> => readPhoto(await readUploadedFile(request));
