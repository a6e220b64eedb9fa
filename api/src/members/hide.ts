import * as safety from '@rendezvous/shared/calls/safety';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { hideMember, showMember } from './hideMember';
import { requireMember } from '../plugins/requireMember';
import { findHidden } from './findAvoided';
import { memberViewingOf } from '../viewingOf';
import { workOf } from '../workOf';

/** GET, POST and DELETE /api/hide.php: whom a member does not want to be shown. */
export const hideRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, safety.listHidden, async (request) => {
    return { hidden: await findHidden(app.db, requireMember(request).id) };
  });
  answer(app, safety.hide, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    await hideMember(work, viewer, request.body.profile_id);
    return { hidden: await findHidden(app.db, viewer.member.id) };
  });
  answer(app, safety.unhide, async (request) => {
    const { id } = requireMember(request);
    await showMember(workOf(app, request), id, request.body.profile_id);
    return { hidden: await findHidden(app.db, id) };
  });
};
