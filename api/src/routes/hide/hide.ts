import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { hideMember, showMember } from '../../domain/members/hideMember';
import { requireMember } from '../../plugins/requireMember';
import { findHidden } from '../../repositories/members/findAvoided';
import { memberViewingOf } from '../viewingOf';
import { workOf } from '../workOf';
import { HideBody, HidesReply } from './hide.schema';

const LIMIT = { max: 60, seconds: 60 };

/** GET, POST and DELETE /api/hide.php: whom a member does not want to be shown. */
export const hideRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { access: 'member' } as const;
  const response = { 200: HidesReply };
  app.get('/api/hide.php', { config, schema: { response } }, async (request) => {
    return { hidden: await findHidden(app.db, requireMember(request).id) };
  });
  app.post('/api/hide.php', { config: { ...config, limit: LIMIT }, schema: { body: HideBody, response } }, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    await hideMember(work, viewer, request.body.profile_id);
    return { hidden: await findHidden(app.db, viewer.member.id) };
  });
  app.delete('/api/hide.php', { config, schema: { body: HideBody, response } }, async (request) => {
    const { id } = requireMember(request);
    await showMember(workOf(app, request), id, request.body.profile_id);
    return { hidden: await findHidden(app.db, id) };
  });
};
