import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { strictObject } from '@rendezvous/shared/calls/schemas';
import * as user from '@rendezvous/shared/calls/user';
import type { Session } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { serveCall, getCallConfig } from '../serveCall';
import { ApiError } from '../ApiError';
import { bumpCounters } from '../members/sqlCounters';
import { subscribePush, unsubscribePush } from '../notify/pushSubscriptions';
import { requireMember } from '../plugins/session';
import { inTransaction, createUnitOfWork } from '../UnitOfWork';
import { getBrowserHash } from './knownBrowsers';
import { logIn } from './logIn';
import { clearSessionCookie, openSession } from './openSession';
import { presentSession } from './presentSession';
import { loadUser } from './presentUser';
import { endSessions } from './sessions';
import { recordActivity, updateLanguage } from './sqlAccounts';
import { findSessions } from './sqlSessions';

/** Two calls share one path: `push=1` selects the push subscription. */
const PUSH_FLAG = Type.Literal('1');

/** /api/user.php: the signed-in member, login, language and push subscription. */
export const userRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, user.readUser, async (request) => ({
    user: request.member && (await loadUser(app, request.member.id, request.now)),
  }));

  const postOptions = {
    config: getCallConfig({ ...user.logIn, errors: [...user.logIn.errors, ...user.subscribePush.errors] }),
    schema: {
      querystring: strictObject({ push: Type.Optional(PUSH_FLAG) }),
      body: Type.Union([user.logIn.body, user.subscribePush.body]),
      response: { 200: Type.Union([user.logIn.reply, user.subscribePush.reply]) },
    },
  };
  app.post('/api/user.php', postOptions, async (request, reply) => {
    const { body } = request;
    if (request.query.push !== undefined) {
      const member = requireMember(request);
      if (!('subscription' in body)) throw new ApiError('validation', { fields: { subscription: 'validation' } });
      await subscribePush(createUnitOfWork(app, request), app.ports.push, member.id, body.subscription);
      return { subscribed: true as const };
    }
    if (!('login' in body)) throw new ApiError('validation', { fields: { login: 'validation' } });
    const attempt = { ...body, browserHash: getBrowserHash(request) };
    const account = await logIn(createUnitOfWork(app, request), app.ports.passwords, attempt);
    return { user: await openSession(app, request, reply, account.id) };
  });

  serveCall(app, user.chooseLanguage, async (request) => {
    const { id } = requireMember(request);
    await inTransaction(createUnitOfWork(app, request), async ({ db }) => {
      await updateLanguage(db, id, request.body.language);
      await bumpCounters(db, [id], 'user');
    });
    return { user: await loadUser(app, id, request.now) };
  });

  const { body, reply } = user.unsubscribePush;
  const deleteOptions = {
    config: getCallConfig(user.unsubscribePush),
    schema: { querystring: strictObject({ push: PUSH_FLAG }), body, response: { 200: reply } },
  };
  app.delete('/api/user.php', deleteOptions, async (request) => {
    await unsubscribePush(createUnitOfWork(app, request), requireMember(request).id, request.body.endpoint);
    return { subscribed: false as const };
  });
};

async function loadSessions(app: FastifyInstance, request: FastifyRequest): Promise<Session[]> {
  const { id: memberId, session } = requireMember(request);
  const rows = await findSessions(app.db, memberId, request.now);
  return rows.map((row) => presentSession(row, session.id));
}

/** /api/logout.php and /api/sessions.php: list a member's sessions, and end the current one or others. */
export const sessionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, user.logOut, async (request, reply) => {
    if (request.member) {
      await endSessions(app.db, request.member.id, { only: request.member.session.id });
    }
    clearSessionCookie(reply);
    return { user: null };
  });

  serveCall(app, user.listSessions, async (request) => {
    return { sessions: await loadSessions(app, request) };
  });
  serveCall(app, user.endSessions, async (request, reply) => {
    const { id: memberId, session } = requireMember(request);
    const { id } = request.body;
    const endedCount = await endSessions(app.db, memberId, id === undefined ? { except: session.id } : { only: id });
    if (id !== undefined && endedCount === 0) throw new ApiError('not_found');
    if (id === session.id) clearSessionCookie(reply);
    return { sessions: await loadSessions(app, request) };
  });
};

/** Route of the beacon that a page sends, with any body, when the page is hidden; records when the member was last active. */
export const pageHiddenRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { bodyLimit: 1024 }, (_request, payload, done) => {
    payload.resume();
    payload.once('end', () => done(null, {}));
  });
  serveCall(app, user.reportPageHidden, async (request, reply) => {
    if (request.member) await recordActivity(app.db, request.member.id, request.now);
    return reply.code(204).send();
  });
};
