import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as likes from '@rendezvous/shared/calls/likes';
import type { ProfileCard } from '@rendezvous/shared/contract';
import { serveCall } from '../serveCall';
import { ApiError } from '../ApiError';
import { type MemberViewContext, getMemberViewContext } from '../getViewContext';
import { likeMember, markLikeSeen, unlikeMember } from './likeMember';
import { findVisibleMember } from './memberAccess';
import { presentCard, presentCards } from './presentCard';
import { findLikes } from './sqlLikes';

async function loadCard({ work, viewer, viewerContext }: MemberViewContext, id: string): Promise<ProfileCard> {
  const [profile] = await presentCards(work.db, viewer.member.id, [id], viewerContext);
  if (profile === undefined) throw new ApiError('not_found');
  return profile;
}

/** POST and DELETE /api/like.php: like and unlike. */
export const likeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, likes.like, async (request) => {
    const context = await getMemberViewContext(app, request);
    const { profile_id: id } = request.body;
    const match = await likeMember(context.work, context.viewer, id);
    app.ports.events.publish(id, { type: 'changed', kinds: ['likes'] });
    return { match, profile: await loadCard(context, id) };
  });
  serveCall(app, likes.unlike, async (request) => {
    const context = await getMemberViewContext(app, request);
    const id = await findVisibleMember(app.db, context.viewer, request.body.profile_id);
    await unlikeMember(context.work, context.viewer.member.id, id);
    return { match: false as const, profile: await loadCard(context, id) };
  });
};

/** GET and PUT /api/likes.php: likes in both directions, and clearing a "new" flag. */
export const likesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, likes.listLikes, async (request) => {
    const { viewer, viewerContext } = await getMemberViewContext(app, request);
    const { givenLikes, receivedLikes } = await findLikes(app.db, viewer);
    return {
      profiles: givenLikes.map((row) => presentCard(row, viewerContext)),
      liked_by: receivedLikes.map((row) => ({ ...presentCard(row, viewerContext), like_new: row.isNew })),
    };
  });
  serveCall(app, likes.confirmLikeSeen, async (request) => {
    const { viewer, work } = await getMemberViewContext(app, request);
    await markLikeSeen(work, viewer.member.id, request.body.id);
    return { like_new: false as const };
  });
};
