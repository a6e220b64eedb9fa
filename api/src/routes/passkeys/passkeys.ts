import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError } from '../../ApiError';
import { addPasskey } from '../../domain/passkeys/addPasskey';
import { listPasskeys } from '../../domain/passkeys/listPasskeys';
import { requireMember } from '../../plugins/requireMember';
import { workOf } from '../workOf';
import { AddPasskeyBody, NamePasskeyBody, PasskeysReply, RemovePasskeyBody } from './passkeys.schema';

const config = { access: 'member' } as const;
const response = { 200: PasskeysReply };

/** /api/passkeys.php: a member's passkeys; adding, naming and removing them. */
export const passkeysRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/api/passkeys.php', { config, schema: { response } }, async (request) => ({
    passkeys: await listPasskeys(app, requireMember(request).id),
  }));

  const limited = { ...config, limit: { max: 20, seconds: 900 } };
  app.post('/api/passkeys.php', { config: limited, schema: { body: AddPasskeyBody, response } }, async (request) => {
    const { id: memberId } = requireMember(request);
    const { name, passkey } = request.body;
    await addPasskey(workOf(app, request), { memberId, publicOrigin: app.config.publicOrigin, name: name.trim(), passkey });
    return { passkeys: await listPasskeys(app, memberId) };
  });

  app.put('/api/passkeys.php', { config, schema: { body: NamePasskeyBody, response } }, async (request) => {
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

  app.delete('/api/passkeys.php', { config, schema: { body: RemovePasskeyBody, response } }, async (request) => {
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
