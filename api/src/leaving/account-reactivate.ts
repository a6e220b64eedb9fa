import * as account from '@rendezvous/shared/calls/account';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { reactivate } from './reactivate';
import { openSession } from '../account/openSession';
import { workOf } from '../workOf';

export const accountReactivateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, account.reactivate, async (request, reply) => {
    const memberId = await reactivate(workOf(app, request), request.body.token);
    return { user: await openSession(app, request, reply, memberId) };
  });
};
