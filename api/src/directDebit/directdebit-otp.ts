import * as directDebit from '@rendezvous/shared/calls/directDebit';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { resendOtp } from './resendOtp';
import { requireMember } from '../plugins/requireMember';
import { mandateWorkOf } from './mandateWorkOf';
import { memberViewingOf } from '../viewingOf';

export const directDebitOtpRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, directDebit.resendCode, async (request) => {
    const { settings } = await memberViewingOf(app, request);
    const { id, language } = requireMember(request);
    await resendOtp(mandateWorkOf(app, request), { id, language, site: settings.name }, request.body.mandate_reference);
    return { otp_sent: true };
  });
};
