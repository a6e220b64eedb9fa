import * as account from '@rendezvous/shared/calls/account';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { resendActivation } from '../account/resendActivation';
import { editNotifications } from './editNotifications';
import { findNotifications } from './findNotifications';
import { requireMember } from '../plugins/requireMember';
import { workOf } from '../workOf';

/** GET and PUT /api/notifications.php: what a member wants to be told of, and how. */
export const notificationsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, account.readNotifications, async (request) => findNotifications(app.db, requireMember(request).id));
  answer(app, account.changeNotifications, async (request) => {
    const { id, settings } = requireMember(request);
    await editNotifications(workOf(app, request), id, request.body);
    const current = await findNotifications(app.db, id);
    if (request.body.enable === 'bounce' && current.disabled.includes('bounce')) {
      await resendActivation(workOf(app, request), id, { site: settings.mail_name, publicOrigin: app.config.publicOrigin });
    }
    return current;
  });
};
