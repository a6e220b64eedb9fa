import * as signup from '@rendezvous/shared/calls/signup';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { activate } from './activate';
import { presentUserOf } from './presentUserOf';
import { workOf } from '../workOf';

export const activateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, signup.activate, async (request) => {
    const memberId = await activate(workOf(app, request), request.body.token);
    // Only the member's own browser is told who it is: a link alone logs nobody in.
    const isOwn = request.member?.id === memberId;
    return { user: isOwn ? await presentUserOf(app, memberId, request.now) : null, activated: true as const };
  });
};
