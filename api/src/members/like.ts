import * as members from '@rendezvous/shared/calls/members';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ProfileCard } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { findShownMember } from './findShownMember';
import { likeMember } from './likeMember';
import { unlikeMember } from './unlikeMember';
import { presentCards } from './presentCards';
import { memberViewingOf, type MemberViewing } from '../viewingOf';

async function cardOf({ work, viewer, sight }: MemberViewing, id: string): Promise<ProfileCard> {
  const [profile] = await presentCards(work.db, viewer.member.id, [id], sight);
  if (profile === undefined) throw new ApiError('not_found');
  return profile;
}

/** POST and DELETE /api/like.php: like and unlike. */
export const likeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, members.like, async (request) => {
    const viewing = await memberViewingOf(app, request);
    const { profile_id: id } = request.body;
    const match = await likeMember(viewing.work, viewing.viewer, id);
    app.ports.events.publish(id, { type: 'changed', kinds: ['likes'] });
    return { match, profile: await cardOf(viewing, id) };
  });
  answer(app, members.unlike, async (request) => {
    const viewing = await memberViewingOf(app, request);
    const id = await findShownMember(app.db, viewing.viewer, request.body.profile_id);
    await unlikeMember(viewing.work, viewing.viewer.member.id, id);
    return { match: false as const, profile: await cardOf(viewing, id) };
  });
};
