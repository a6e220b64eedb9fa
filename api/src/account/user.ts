import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { strictObject } from '@rendezvous/shared/calls/schemas';
import * as user from '@rendezvous/shared/calls/user';
import { answer, configOf } from '../answer';
import { ApiError } from '../ApiError';
import { logIn } from './logIn';
import { subscribePush } from '../notify/subscribePush';
import { unsubscribePush } from '../notify/unsubscribePush';
import { requireMember } from '../plugins/requireMember';
import { bumpCounters } from '../members/bumpCounters';
import { openSession } from './openSession';
import { presentUserOf } from './presentUserOf';
import { workOf } from '../workOf';

/** Two calls in one address: with `push=1` a subscription is meant. */
const PUSH = Type.Literal('1');

/** /api/user.php: the signed-in member, login, language and push subscription. */
export const userRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, user.readUser, async (request) => ({
    user: request.member && (await presentUserOf(app, request.member.id, request.now)),
  }));

  const posting = {
    config: configOf({ ...user.logIn, errors: [...user.logIn.errors, ...user.subscribePush.errors] }),
    schema: {
      querystring: strictObject({ push: Type.Optional(PUSH) }),
      body: Type.Union([user.logIn.body, user.subscribePush.body]),
      response: { 200: Type.Union([user.logIn.reply, user.subscribePush.reply]) },
    },
  };
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

  answer(app, user.chooseLanguage, async (request) => {
    const { id } = requireMember(request);
    await app.db.transaction().execute(async (trx) => {
      await trx.updateTable('members').set({ language: request.body.language }).where('id', '=', id).execute();
      await bumpCounters(trx, [id], 'user');
    });
    return { user: await presentUserOf(app, id, request.now) };
  });

  const { body, reply } = user.unsubscribePush;
  const removing = {
    config: configOf(user.unsubscribePush),
    schema: { querystring: strictObject({ push: PUSH }), body, response: { 200: reply } },
  };
  app.delete('/api/user.php', removing, async (request) => {
    await unsubscribePush(workOf(app, request), requireMember(request).id, request.body.endpoint);
    return { subscribed: false as const };
  });
};
