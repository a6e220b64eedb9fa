import * as chat from '@rendezvous/shared/calls/chat';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { localeOfGifs } from '../ports/gifs/localeOfGifs';

export const gifsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, chat.searchGifs, async ({ query: { q = '', locale, page = 1 } }) => ({
    ...(await app.ports.gifs.search({ q, locale: localeOfGifs(locale), page })),
    page,
  }));
};
