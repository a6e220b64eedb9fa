import * as passkeys from '@rendezvous/shared/calls/passkeys';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError } from '../ApiError';
import { addPasskey } from './addPasskey';
import { listPasskeys } from './listPasskeys';
import { requireMember } from '../plugins/requireMember';
import { workOf } from '../workOf';

/** /api/passkeys.php: a member's passkeys; adding, naming and removing them. */
export const passkeysRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, passkeys.listPasskeys, async (request) => ({
    passkeys: await listPasskeys(app, requireMember(request).id),
  }));
  answer(app, passkeys.addPasskey, async (request) => {
    const { id: memberId } = requireMember(request);
    const { name, passkey } = request.body;
    await addPasskey(workOf(app, request), { memberId, publicOrigin: app.config.publicOrigin, name: name.trim(), passkey });
    return { passkeys: await listPasskeys(app, memberId) };
  });

  answer(app, passkeys.renamePasskey, async (request) => {
    const { id: memberId } = requireMember(request);
    const { id, name } = request.body;
    const { numUpdatedRows } = await app.db
      .updateTable('passkeys')
      .set({ name: name.trim() })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new ApiError('not_found');
    return { passkeys: await listPasskeys(app, memberId) };
  });

  answer(app, passkeys.removePasskey, async (request) => {
    const { id: memberId } = requireMember(request);
    const { numDeletedRows } = await app.db
      .deleteFrom('passkeys')
      .where('id', '=', request.body.id)
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new ApiError('not_found');
    return { passkeys: await listPasskeys(app, memberId) };
  });
};
