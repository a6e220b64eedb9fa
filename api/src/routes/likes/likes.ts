import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { findLikes } from '../../domain/members/findLikes';
import { markLikeSeen } from '../../domain/members/markLikeSeen';
import { presentCard } from '../../presenters/presentCard';
import { unlessModified } from '../unlessModified';
import { memberViewingOf } from '../viewingOf';
import { LikeSeenBody, LikeSeenReply, LikesReply } from './likes.schema';

/** GET and PUT /api/likes.php: likes in both directions, and clearing a new mark. */
export const likesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { access: 'member', showsMembers: true } as const;
  const polled = {
    config: { ...config, polled: 'likes' as const },
    preHandler: unlessModified('likes'),
    schema: { response: { 200: LikesReply } },
  };
  app.get('/api/likes.php', polled, async (request) => {
    const { viewer, sight } = await memberViewingOf(app, request);
    const { given, received } = await findLikes(app.db, viewer);
    return {
      profiles: given.map((row) => presentCard(row, sight)),
      liked_by: received.map((row) => ({ ...presentCard(row, sight), like_new: row.isNew })),
    };
  });
  app.put('/api/likes.php', { config, schema: { body: LikeSeenBody, response: { 200: LikeSeenReply } } }, async (request) => {
    const { viewer, work } = await memberViewingOf(app, request);
    await markLikeSeen(work, viewer.member.id, request.body.id);
    return { like_new: false as const };
  });
};
