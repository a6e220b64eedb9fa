import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { editPrivacy } from '../../domain/members/editPrivacy';
import { requireMember } from '../../plugins/requireMember';
import { workOf } from '../workOf';
import { PrivacyBody, PrivacyReply } from './privacy.schema';

/** PUT /api/privacy.php: who sees what of a member; an empty body only asks. */
export const privacyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = { config: { access: 'member' }, schema: { body: PrivacyBody, response: { 200: PrivacyReply } } } as const;
  app.put('/api/privacy.php', options, async (request) => {
    return { privacy: await editPrivacy(workOf(app, request), requireMember(request).id, request.body) };
  });
};
