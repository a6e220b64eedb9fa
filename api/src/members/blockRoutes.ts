import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as safety from '@rendezvous/shared/calls/safety';
import { serveCall } from '../serveCall';
import { requireMember } from '../plugins/session';
import { createUnitOfWork } from '../UnitOfWork';
import { getMemberViewContext } from '../getViewContext';
import { blockMember, hideMember, unhideMember, publishListChanges, unblockMember } from './blockMember';
import { findBlockedMembers, findHiddenMembers } from './sqlBlocks';

/** GET, POST and DELETE /api/block.php: members blocked by a member. */
export const blockRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, safety.listBlocked, async (request) => {
    return { blocked: await findBlockedMembers(app.db, requireMember(request).id) };
  });
  serveCall(app, safety.block, async (request) => {
    const { work, viewer } = await getMemberViewContext(app, request);
    await blockMember(work, viewer, request.body.profile_id);
    publishListChanges(app.ports.events, viewer.member.id, request.body.profile_id);
    return { blocked: await findBlockedMembers(app.db, viewer.member.id) };
  });
  serveCall(app, safety.unblock, async (request) => {
    const { id } = requireMember(request);
    await unblockMember(createUnitOfWork(app, request), id, request.body.profile_id);
    publishListChanges(app.ports.events, id, request.body.profile_id);
    return { blocked: await findBlockedMembers(app.db, id) };
  });
};

/** GET, POST and DELETE /api/hide.php: members hidden by a member. */
export const hideRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, safety.listHidden, async (request) => {
    return { hidden: await findHiddenMembers(app.db, requireMember(request).id) };
  });
  serveCall(app, safety.hide, async (request) => {
    const { work, viewer } = await getMemberViewContext(app, request);
    await hideMember(work, viewer, request.body.profile_id);
    return { hidden: await findHiddenMembers(app.db, viewer.member.id) };
  });
  serveCall(app, safety.unhide, async (request) => {
    const { id } = requireMember(request);
    await unhideMember(createUnitOfWork(app, request), id, request.body.profile_id);
    return { hidden: await findHiddenMembers(app.db, id) };
  });
};
