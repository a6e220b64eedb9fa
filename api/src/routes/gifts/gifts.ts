import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { giftCredits, GIFTS } from '@rendezvous/shared/contract';
import { requireMember } from '../../plugins/requireMember';
import { GiftKeySchema } from '../entities/chat.schema';
import { strictObject } from '../strictObject';

export const GiftsReply = strictObject({ gifts: Type.Array(strictObject({ key: GiftKeySchema, credits: Type.Integer() })) });

/** GET /api/gifts.php: the catalogue with the prices of the domain. */
export const giftsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = { config: { access: 'member' }, schema: { response: { 200: GiftsReply } } } as const;
  app.get('/api/gifts.php', options, async (request) => {
    const { settings } = requireMember(request);
    return { gifts: GIFTS.map(({ key }) => ({ key, credits: giftCredits(key, settings) })) };
  });
};
