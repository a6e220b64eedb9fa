import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ApiError } from '../../ApiError';
import { resendActivation } from '../../domain/account/resendActivation';
import { requireMember } from '../../plugins/requireMember';
import { findDomain } from '../../repositories/findDomain';
import { EmptyBody } from '../entities/EmptyBody';
import { strictObject } from '../strictObject';
import { workOf } from '../workOf';

export const SentReply = strictObject({ sent: Type.Literal(true) });

/** POST /api/activate-resend.php: mails a new activation link. */
export const activateResendRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = { config: { access: 'member' }, schema: { body: EmptyBody, response: { 200: SentReply } } } as const;
  app.post('/api/activate-resend.php', options, async (request) => {
    const { id, status, domain } = requireMember(request);
    if (status !== 'not_confirmed') throw new ApiError('conflict');
    const { settings } = await findDomain(app.db, domain);
    await resendActivation(workOf(app, request), id, { site: settings.mail_name, publicOrigin: app.config.publicOrigin });
    return { sent: true as const };
  });
};
