import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ApiError } from '../ApiError';
import { GifId } from '@rendezvous/shared/calls/chat';
import { strictObject } from '@rendezvous/shared/calls/schemas';

const GifFileQuery = strictObject({ id: GifId, still: Type.Optional(Type.Literal('true')) });

/** GET /api/gif.php: the file of a moving picture, or of its still, through our own address (R-286, design 12.8). */
export const gifRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = { config: { access: 'public', tag: 'chat' }, schema: { querystring: GifFileQuery } } as const;
  app.get('/api/gif.php', options, async ({ query }, reply) => {
    const file = await app.ports.gifs.file(query.id, query.still === 'true');
    if (file === undefined) throw new ApiError('not_found');
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=86400')
      .type(file.type)
      .send(file.bytes);
  });
};
