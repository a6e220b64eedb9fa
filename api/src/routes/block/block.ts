import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { blockMember } from '../../domain/members/blockMember';
import { tellLists } from '../../domain/members/tellLists';
import { unblockMember } from '../../domain/members/unblockMember';
import { requireMember } from '../../plugins/requireMember';
import { findBlocked } from '../../repositories/members/findAvoided';
import { memberViewingOf } from '../viewingOf';
import { workOf } from '../workOf';
import { BlockBody, BlocksReply } from './block.schema';

const LIMIT = { max: 60, seconds: 60 };

/** GET, POST and DELETE /api/block.php: whom a member has blocked. */
export const blockRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { access: 'member' } as const;
  const response = { 200: BlocksReply };
  app.get('/api/block.php', { config, schema: { response } }, async (request) => {
    return { blocked: await findBlocked(app.db, requireMember(request).id) };
  });
  app.post('/api/block.php', { config: { ...config, limit: LIMIT }, schema: { body: BlockBody, response } }, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    await blockMember(work, viewer, request.body.profile_id);
    tellLists(app.ports.events, viewer.member.id, request.body.profile_id);
    return { blocked: await findBlocked(app.db, viewer.member.id) };
  });
  app.delete('/api/block.php', { config, schema: { body: BlockBody, response } }, async (request) => {
    const { id } = requireMember(request);
    await unblockMember(workOf(app, request), id, request.body.profile_id);
    tellLists(app.ports.events, id, request.body.profile_id);
    return { blocked: await findBlocked(app.db, id) };
  });
};
