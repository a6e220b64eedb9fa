import * as site from '@rendezvous/shared/calls/site';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { noteActivity } from '../account/sqlAccounts';

export const pageHiddenRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { bodyLimit: 1024 }, (_request, payload, done) => {
    payload.resume();
    payload.once('end', () => done(null, {}));
  });
  answer(app, site.reportPageHidden, async (request, reply) => {
    if (request.member) await noteActivity(app.db, request.member.id, request.now);
    return reply.code(204).send();
  });
};
