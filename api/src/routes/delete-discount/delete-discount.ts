import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { claimDeleteDiscount } from '../../domain/account/claimDeleteDiscount';
import { requireMember } from '../../plugins/requireMember';
import { presentDiscountCode } from '../../presenters/presentDiscountCode';
import { findDomain } from '../../repositories/findDomain';
import { DiscountCodeSchema } from '../entities/discountCode.schema';
import { EmptyBody } from '../entities/EmptyBody';
import { strictObject } from '../strictObject';
import { workOf } from '../workOf';

export const DeleteDiscountReply = strictObject({ discountcode: DiscountCodeSchema });

/** POST /api/delete-discount.php: takes the offer of the delete flow, once for each member. */
export const deleteDiscountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = { config: { access: 'member' }, schema: { body: EmptyBody, response: { 200: DeleteDiscountReply } } } as const;
  app.post('/api/delete-discount.php', options, async (request) => {
    const { id, domain } = requireMember(request);
    const { settings } = await findDomain(app.db, domain);
    return { discountcode: presentDiscountCode(await claimDeleteDiscount(workOf(app, request), id, settings.company_id)) };
  });
};
