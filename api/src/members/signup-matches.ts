import * as signup from '@rendezvous/shared/calls/signup';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { findSignupMatches } from './findSignupMatches';
import { presentCards } from './presentCards';
import { memberViewingOf } from '../viewingOf';

export const signupMatchesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, signup.listSignupMatches, async (request) => {
    const { viewer, sight } = await memberViewingOf(app, request);
    const ids = await findSignupMatches(app.db, viewer, request.now);
    return { profiles: await presentCards(app.db, viewer.member.id, ids, sight) };
  });
};
