import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { resendActivation } from '../../domain/account/resendActivation';
import { editNotifications } from '../../domain/notify/editNotifications';
import { findNotifications } from '../../domain/notify/findNotifications';
import { requireMember } from '../../plugins/requireMember';
import { workOf } from '../workOf';
import { NotificationsBody, NotificationsReply } from './notifications.schema';

/** GET and PUT /api/notifications.php: what a member wants to be told of, and how. */
export const notificationsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { access: 'member' } as const;
  const response = { 200: NotificationsReply };
  app.get('/api/notifications.php', { config, schema: { response } }, async (request) =>
    findNotifications(app.db, requireMember(request).id),
  );
  app.put('/api/notifications.php', { config, schema: { body: NotificationsBody, response } }, async (request) => {
    const { id, settings } = requireMember(request);
    await editNotifications(workOf(app, request), id, request.body);
    const current = await findNotifications(app.db, id);
    if (request.body.enable === 'bounce' && current.disabled.includes('bounce')) {
      await resendActivation(workOf(app, request), id, { site: settings.mail_name, publicOrigin: app.config.publicOrigin });
    }
    return current;
  });
};
