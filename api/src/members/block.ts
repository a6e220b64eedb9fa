import * as safety from '@rendezvous/shared/calls/safety';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { blockMember } from './blockMember';
import { tellLists } from './tellLists';
import { unblockMember } from './unblockMember';
import { requireMember } from '../plugins/requireMember';
import { findBlocked } from './findAvoided';
import { memberViewingOf } from '../viewingOf';
import { workOf } from '../workOf';

/** GET, POST and DELETE /api/block.php: whom a member has blocked. */
export const blockRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, safety.listBlocked, async (request) => {
    return { blocked: await findBlocked(app.db, requireMember(request).id) };
  });
  answer(app, safety.block, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    await blockMember(work, viewer, request.body.profile_id);
    tellLists(app.ports.events, viewer.member.id, request.body.profile_id);
    return { blocked: await findBlocked(app.db, viewer.member.id) };
  });
  answer(app, safety.unblock, async (request) => {
    const { id } = requireMember(request);
    await unblockMember(workOf(app, request), id, request.body.profile_id);
    tellLists(app.ports.events, id, request.body.profile_id);
    return { blocked: await findBlocked(app.db, id) };
  });
};
