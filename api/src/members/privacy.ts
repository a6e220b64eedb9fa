import * as account from '@rendezvous/shared/calls/account';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError } from '../ApiError';
import { editPrivacy } from './editPrivacy';
import { requireMember } from '../plugins/requireMember';
import { workOf } from '../workOf';

export const privacyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, account.changePrivacy, async (request) => {
    const { id, settings } = requireMember(request);
    // Where nothing is shared there is no choice either.
    if (!settings.member_resell && request.body.partner_sites !== undefined)
      throw new ApiError('validation', { fields: { partner_sites: 'validation' } });
    const { partner_sites, ...privacy } = await editPrivacy(workOf(app, request), id, request.body);
    return { privacy: settings.member_resell ? { ...privacy, partner_sites } : privacy };
  });
};
