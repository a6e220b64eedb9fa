import * as members from '@rendezvous/shared/calls/members';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { findAutoLike } from './findAutoLike';
import { presentCards } from './presentCards';
import { memberViewingOf } from '../viewingOf';

export const autoLikeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, members.takeAutoLike, async (request) => {
    const { viewer, sight } = await memberViewingOf(app, request);
    const id = await findAutoLike(app.db, viewer);
    const [card] = id === undefined ? [] : await presentCards(app.db, viewer.member.id, [id], sight);
    if (card === undefined) return { profile: null };
    const { main_image, name, age, fictional } = card;
    return { profile: { id: card.id, main_image, name, age, fictional } };
  });
};
