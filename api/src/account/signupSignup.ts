import * as signup from '@rendezvous/shared/calls/signup';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { pathTo, SIGNUP_COMPLETE_PARAM } from '@rendezvous/shared/contract';
import { signUp } from './signUp';
import { refuseTooMany } from '../plugins/refuseTooMany';
import { findDomain } from '../site/findDomain';
import { openSession } from './openSession';
import { visitorOf } from '../visitorOf';
import { workOf } from '../workOf';

/** New members (security 31). */
const SIGNUPS = { max: 5, seconds: 3_600 };

export const signupRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, signup.signUp, async (request, reply) => {
    const domain = await findDomain(app.db, request.host);
    const memberId = await signUp(workOf(app, request), app.ports, {
      form: request.body,
      domain,
      visitor: visitorOf(request),
      publicOrigin: app.config.publicOrigin,
      beforeCreating: () => refuseTooMany(app, request, 'sign-ups', SIGNUPS),
    });
    app.count('rendezvous_signups_total');
    reply.code(201);
    return { user: await openSession(app, request, reply, memberId), next: `${pathTo('signup-matches')}?${SIGNUP_COMPLETE_PARAM}=1` };
  });
};
