import * as members from '@rendezvous/shared/calls/members';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError } from '../ApiError';
import { findShownMember } from './findShownMember';
import { presentProfile } from './presentProfile';
import { viewingOf } from '../viewingOf';

export const memberRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, members.readMember, async (request) => {
    const viewing = await viewingOf(app, request);
    const { id: wanted } = request.query;
    const isOwn = viewing.viewer.member?.id === wanted;
    const id = isOwn ? wanted : await findShownMember(app.db, viewing.viewer, wanted);
    const profile = await presentProfile(app.db, viewing, id);
    if (profile === undefined) throw new ApiError('not_found');
    return { profile };
  });
};
