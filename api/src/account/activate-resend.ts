import * as signup from '@rendezvous/shared/calls/signup';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError } from '../ApiError';
import { resendActivation } from './resendActivation';
import { requireMember } from '../plugins/requireMember';
import { findDomain } from '../site/findDomain';
import { workOf } from '../workOf';

export const activateResendRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, signup.resendActivation, async (request) => {
    const { id, status, domain } = requireMember(request);
    if (status !== 'not_confirmed') throw new ApiError('conflict');
    const { settings } = await findDomain(app.db, domain);
    await resendActivation(workOf(app, request), id, { site: settings.mail_name, publicOrigin: app.config.publicOrigin });
    return { sent: true as const };
  });
};
