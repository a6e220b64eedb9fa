import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../ApiError';
import { readPhoto, type ReadPhoto } from './readPhoto';

/** Bytes of one photo at most. */
const PHOTO_MAX = 10 * 1024 * 1024;

/** Bytes of a request with a photo at most. */
export const UPLOAD_BODY_MAX = PHOTO_MAX + 64 * 1024;

/** Lets the routes of `app` take a form with one file. */
export async function takeUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fileSize: PHOTO_MAX, files: 1, fields: 5, fieldSize: 1_000, parts: 6 } });
}

/** The file of a request; rejected when it is too large, truncated or missing. */
export async function uploadedFile(request: FastifyRequest): Promise<Buffer> {
  try {
    const file = await request.file();
    if (file) return await file.toBuffer();
  } catch {
    // Too large, truncated or not a form at all: the response is the same.
  }
  throw new ApiError('photo_invalid');
}

/** The photo of a request, encoded again in all sizes. */
export const uploadedPhoto = async (request: FastifyRequest): Promise<ReadPhoto> => readPhoto(await uploadedFile(request));
