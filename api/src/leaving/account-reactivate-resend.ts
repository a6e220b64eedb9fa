import * as account from '@rendezvous/shared/calls/account';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { resendReactivation } from './resendReactivation';
import { workOf } from '../workOf';

export const accountReactivateResendRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, account.resendReactivation, async (request) => {
    await resendReactivation(workOf(app, request), app.ports.passwords, request.body, app.config.publicOrigin);
    return { sent: true as const };
  });
};
