import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { GIF_LOCALES } from '@rendezvous/shared/contract';
import { localeOfGifs } from '../../ports/gifs/localeOfGifs';
import { GifSchema } from '../entities/gif.schema';
import { strictObject } from '../strictObject';

export const GifsQuery = strictObject({
  q: Type.Optional(Type.String({ maxLength: 100 })),
  locale: Type.Enum(Object.values(GIF_LOCALES)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});

export const GifsReply = strictObject({ gifs: Type.Array(GifSchema), page: Type.Integer(), pages: Type.Integer() });

/** GET /api/gifs.php: moving pictures by words of a language, 24 per page. */
export const gifsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'member', limit: { max: 60, seconds: 60 } },
    schema: { querystring: GifsQuery, response: { 200: GifsReply } },
  } as const;
  app.get('/api/gifs.php', options, async ({ query: { q = '', locale, page = 1 } }) => ({
    ...(await app.ports.gifs.search({ q, locale: localeOfGifs(locale), page })),
    page,
  }));
};
