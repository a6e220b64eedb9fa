import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError } from '../ApiError';
import { photoRight } from './photoSignature';
import { photoBytes } from './photoBytes';
import { PhotoQuery } from './photo.schema';

/** GET /api/photo.php: a photo by its signed address; the signature is the right to see it. */
export const photoRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = { config: { access: 'public', tag: 'members' }, schema: { querystring: PhotoQuery } } as const;
  app.get('/api/photo.php', options, async (request, reply) => {
    const { id, size } = request.query;
    const rights = app.config.secrets.map((secret) => photoRight(secret, request.query, request.now));
    const right = rights.find((given) => given !== undefined);
    if (right === undefined) throw new ApiError('not_found');
    const bytes = await photoBytes(app.db, app.ports.files, { id, size, right });
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=3600, immutable')
      .type('image/webp')
      .send(bytes);
  });
};
