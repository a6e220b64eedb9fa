import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '../../ApiError';
import { logIn } from '../../domain/account/logIn';
import { subscribePush } from '../../domain/push/subscribePush';
import { unsubscribePush } from '../../domain/push/unsubscribePush';
import { requireMember } from '../../plugins/requireMember';
import { bumpCounters } from '../../repositories/bumpCounters';
import { openSession } from '../openSession';
import { presentUserOf } from '../presentUserOf';
import { unlessModified } from '../unlessModified';
import { workOf } from '../workOf';
import {
  LanguageBody,
  LoginBody,
  MaybeUserReply,
  PushBody,
  SubscribedReply,
  UnsubscribeBody,
  UnsubscribedReply,
  UnsubscribeQuery,
  UserQuery,
  UserReply,
} from './user.schema';

const LOGIN_LIMIT = { max: 10, seconds: 900 };

/** /api/user.php: the signed-in member, login, language and push subscription. */
export const userRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const polled = unlessModified('user');
  const reading = {
    config: { access: 'public', polled: 'user' },
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => (request.member ? polled(request, reply) : undefined),
    schema: { response: { 200: MaybeUserReply } },
  } as const;
  app.get('/api/user.php', reading, async (request) => ({
    user: request.member && (await presentUserOf(app, request.member.id, request.now)),
  }));

  const posting = {
    config: { access: 'public', limit: LOGIN_LIMIT },
    schema: {
      querystring: UserQuery,
      body: Type.Union([LoginBody, PushBody]),
      response: { 200: Type.Union([UserReply, SubscribedReply]) },
    },
  } as const;
  app.post('/api/user.php', posting, async (request, reply) => {
    const { body } = request;
    if (request.query.push !== undefined) {
      const member = requireMember(request);
      if (!('subscription' in body)) throw new ApiError('validation', { fields: { subscription: 'validation' } });
      await subscribePush(workOf(app, request), app.ports.push, member.id, body.subscription);
      return { subscribed: true as const };
    }
    if (!('login' in body)) throw new ApiError('validation', { fields: { login: 'validation' } });
    const account = await logIn(workOf(app, request), app.ports.passwords, body.login, body.password);
    return { user: await openSession(app, request, reply, account.id) };
  });

  const writing = { config: { access: 'member' }, schema: { body: LanguageBody, response: { 200: UserReply } } } as const;
  app.put('/api/user.php', writing, async (request) => {
    const { id } = requireMember(request);
    await app.db.transaction().execute(async (trx) => {
      await trx.updateTable('members').set({ language: request.body.language }).where('id', '=', id).execute();
      await bumpCounters(trx, [id], 'user');
    });
    return { user: await presentUserOf(app, id, request.now) };
  });

  const removing = {
    config: { access: 'member' },
    schema: { querystring: UnsubscribeQuery, body: UnsubscribeBody, response: { 200: UnsubscribedReply } },
  } as const;
  app.delete('/api/user.php', removing, async (request) => {
    await unsubscribePush(workOf(app, request), requireMember(request).id, request.body.endpoint);
    return { subscribed: false as const };
  });
};
