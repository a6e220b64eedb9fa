import * as members from '@rendezvous/shared/calls/members';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { findLikes } from './findLikes';
import { markLikeSeen } from './markLikeSeen';
import { presentCard } from './presentCard';
import { memberViewingOf } from '../viewingOf';

/** GET and PUT /api/likes.php: likes in both directions, and clearing a new mark. */
export const likesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, members.listLikes, async (request) => {
    const { viewer, sight } = await memberViewingOf(app, request);
    const { given, received } = await findLikes(app.db, viewer);
    return {
      profiles: given.map((row) => presentCard(row, sight)),
      liked_by: received.map((row) => ({ ...presentCard(row, sight), like_new: row.isNew })),
    };
  });
  answer(app, members.confirmLikeSeen, async (request) => {
    const { viewer, work } = await memberViewingOf(app, request);
    await markLikeSeen(work, viewer.member.id, request.body.id);
    return { like_new: false as const };
  });
};
