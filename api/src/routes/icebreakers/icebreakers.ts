import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { icebreakersFor } from '../../domain/chat/icebreakersFor';
import { findShownMember } from '../../domain/members/findShownMember';
import { findInterests } from '../../repositories/members/findInterests';
import { IcebreakerSchema } from '../entities/chat.schema';
import { OpaqueId } from '../entities/OpaqueId';
import { strictObject } from '../strictObject';
import { memberViewingOf } from '../viewingOf';

export const IcebreakersQuery = strictObject({ profile_id: OpaqueId });

export const IcebreakersReply = strictObject({ icebreakers: Type.Array(IcebreakerSchema) });

/** GET /api/icebreakers.php: openers for a member, as keys. */
export const icebreakersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'member', showsMembers: true },
    schema: { querystring: IcebreakersQuery, response: { 200: IcebreakersReply } },
  } as const;
  app.get('/api/icebreakers.php', options, async (request) => {
    const { viewer } = await memberViewingOf(app, request);
    const id = await findShownMember(app.db, viewer, request.query.profile_id);
    return { icebreakers: icebreakersFor(await findInterests(app.db, viewer.member.id), await findInterests(app.db, id)) };
  });
};
