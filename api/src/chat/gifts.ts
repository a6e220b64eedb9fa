import * as chat from '@rendezvous/shared/calls/chat';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { giftCredits, GIFTS } from '@rendezvous/shared/contract';
import { requireMember } from '../plugins/requireMember';

export const giftsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, chat.listGifts, async (request) => {
    const { settings } = requireMember(request);
    return { gifts: GIFTS.map(({ key }) => ({ key, credits: giftCredits(key, settings) })) };
  });
};
