import * as account from '@rendezvous/shared/calls/account';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { confirmExclusion } from './confirmExclusion';
import { requestExclusion } from './requestExclusion';
import { localeOf } from '../site/localeOf';
import { findDomain } from '../site/findDomain';
import { workOf } from '../workOf';

/** /api/self-exclusion.php: ban an address from the site, and confirm it by mail. */
export const selfExclusionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, account.requestExclusion, async (request) => {
    const { settings } = await findDomain(app.db, request.host);
    const sender = { publicOrigin: app.config.publicOrigin, site: settings.mail_name, language: localeOf(request, settings) };
    await requestExclusion(workOf(app, request), request.body, sender);
    return { sent: true as const };
  });
  answer(app, account.confirmExclusion, async (request) => ({
    ends: await confirmExclusion(workOf(app, request), request.body.token),
  }));
};
