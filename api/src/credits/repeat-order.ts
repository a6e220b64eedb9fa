import * as credits from '@rendezvous/shared/calls/credits';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { findRepeatOrder } from './findRepeatOrder';
import { memberViewingOf } from '../viewingOf';

export const repeatOrderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, credits.readRepeatOrder, async (request) => {
    const { work, viewer } = await memberViewingOf(app, request);
    return { order: await findRepeatOrder(work, viewer.member) };
  });
};
