import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { confirmExclusion } from '../../domain/account/confirmExclusion';
import { requestExclusion } from '../../domain/account/requestExclusion';
import { localeOf } from '../../domain/site/localeOf';
import { findDomain } from '../../repositories/findDomain';
import { SentReply } from '../activate-resend/activate-resend';
import { LinkToken } from '../entities/LinkToken';
import { nullable } from '../entities/nullable';
import { strictObject } from '../strictObject';
import { workOf } from '../workOf';

export const ExclusionBody = strictObject({
  email: Type.String({ maxLength: 300 }),
  months: nullable(Type.Union([Type.Literal(6), Type.Literal(12), Type.Literal(24)])),
});
export const ConfirmExclusionBody = strictObject({ token: LinkToken });
export const ConfirmExclusionReply = strictObject({ ends: nullable(Type.Integer()) });

/** /api/self-exclusion.php: ban an address from the site, and confirm it by mail. */
export const selfExclusionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const asking = {
    config: { access: 'public', limit: { max: 5, seconds: 3_600 } },
    schema: { body: ExclusionBody, response: { 200: SentReply } },
  } as const;
  app.post('/api/self-exclusion.php', asking, async (request) => {
    const { settings } = await findDomain(app.db, request.host);
    const sender = { publicOrigin: app.config.publicOrigin, site: settings.mail_name, language: localeOf(request, settings) };
    await requestExclusion(workOf(app, request), request.body, sender);
    return { sent: true as const };
  });

  const confirming = {
    config: { access: 'public', limit: { max: 20, seconds: 3_600 } },
    schema: { body: ConfirmExclusionBody, response: { 200: ConfirmExclusionReply } },
  } as const;
  app.put('/api/self-exclusion.php', confirming, async (request) => ({
    ends: await confirmExclusion(workOf(app, request), request.body.token),
  }));
};
