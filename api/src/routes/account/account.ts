import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { DELETE_REASONS, DELETE_TEXT_MAX } from '@rendezvous/shared/contract';
import { deleteAccount } from '../../domain/account/deleteAccount';
import { clearSessionCookie } from '../../domain/account/sessionCookie';
import { requireMember } from '../../plugins/requireMember';
import { TypedPassword } from '../entities/TypedPassword';
import { strictObject } from '../strictObject';
import { workOf } from '../workOf';

export const DeleteAccountBody = strictObject({
  reason: Type.Enum(DELETE_REASONS),
  text: Type.Optional(Type.String({ maxLength: DELETE_TEXT_MAX })),
  password: TypedPassword,
});
export const DeleteAccountReply = strictObject({ deletes_at: Type.Integer() });

/** DELETE /api/account.php: out of sight at once, erased after 14 days. */
export const accountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'member', limit: { max: 10, seconds: 900 } },
    schema: { body: DeleteAccountBody, response: { 200: DeleteAccountReply } },
  } as const;
  app.delete('/api/account.php', options, async (request, reply) => {
    const { id: memberId } = requireMember(request);
    const { publicOrigin } = app.config;
    const deletesAt = await deleteAccount(workOf(app, request), app.ports.passwords, { memberId, publicOrigin }, request.body);
    clearSessionCookie(reply);
    return { deletes_at: deletesAt };
  });
};
