import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { findSignupMatches } from '../../domain/members/findSignupMatches';
import { presentCards } from '../../presenters/presentCards';
import { ProfileCardSchema } from '../entities/profile.schema';
import { strictObject } from '../strictObject';
import { memberViewingOf } from '../viewingOf';

export const SignupMatchesReply = strictObject({ profiles: Type.Array(ProfileCardSchema) });

/** GET /api/signup-matches.php: up to twelve compatible members. */
export const signupMatchesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = { config: { access: 'member', showsMembers: true }, schema: { response: { 200: SignupMatchesReply } } } as const;
  app.get('/api/signup-matches.php', options, async (request) => {
    const { viewer, sight } = await memberViewingOf(app, request);
    const ids = await findSignupMatches(app.db, viewer, request.now);
    return { profiles: await presentCards(app.db, viewer.member.id, ids, sight) };
  });
};
