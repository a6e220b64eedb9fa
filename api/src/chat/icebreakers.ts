import * as chat from '@rendezvous/shared/calls/chat';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { icebreakersFor } from './icebreakersFor';
import { findShownMember } from '../members/findShownMember';
import { findInterests } from '../members/findInterests';
import { memberViewingOf } from '../viewingOf';

export const icebreakersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, chat.listIcebreakers, async (request) => {
    const { viewer } = await memberViewingOf(app, request);
    const id = await findShownMember(app.db, viewer, request.query.profile_id);
    return { icebreakers: icebreakersFor(await findInterests(app.db, viewer.member.id), await findInterests(app.db, id)) };
  });
};
