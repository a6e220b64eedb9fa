import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { INVITES_MAX } from '@rendezvous/shared/contract';
import { listInvites } from '../../domain/invites/listInvites';
import { makeInvite } from '../../domain/invites/makeInvite';
import { requireMember } from '../../plugins/requireMember';
import { EmptyBody } from '../entities/EmptyBody';
import { strictObject } from '../strictObject';
import { workOf } from '../workOf';

export const InvitesReply = strictObject({
  invites: Type.Array(strictObject({ code: Type.String(), expires: Type.Integer(), used: Type.Boolean() })),
  left: Type.Integer({ minimum: 0, maximum: INVITES_MAX }),
});

/** /api/invites.php: a member's single-use codes for others to sign up with. */
export const invitesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { access: 'member' } as const;
  app.get('/api/invites.php', { config, schema: { response: { 200: InvitesReply } } }, (request) =>
    listInvites(workOf(app, request), requireMember(request).id),
  );
  app.post('/api/invites.php', { config, schema: { body: EmptyBody, response: { 200: InvitesReply } } }, (request) =>
    makeInvite(workOf(app, request), requireMember(request).id),
  );
};
