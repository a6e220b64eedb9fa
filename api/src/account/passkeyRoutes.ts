import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as passkeys from '@rendezvous/shared/calls/passkeys';
import { serveCall } from '../serveCall';
import { ApiError } from '../ApiError';
import { requireMember } from '../plugins/session';
import { createUnitOfWork } from '../UnitOfWork';
import { openSession } from './openSession';
import { logInWithPasskey } from './passkeyLogin';
import { addPasskey, beginPasskey, issueChallenge, getRelyingPartyId } from './passkeys';
import { deletePasskey, listPasskeys, renamePasskey } from './sqlPasskeys';

/** /api/passkeys.php and /api/passkey-options.php: list, add, rename and remove a member's passkeys. */
export const passkeysRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, passkeys.listPasskeys, async (request) => ({
    passkeys: await listPasskeys(app.db, requireMember(request).id),
  }));
  serveCall(app, passkeys.beginPasskey, async (request) => {
    const { id: memberId, settings } = requireMember(request);
    const options = { memberId, publicOrigin: app.config.publicOrigin, siteName: settings.name, password: request.body.password };
    return { creation: await beginPasskey(createUnitOfWork(app, request), app.ports.passwords, options) };
  });
  serveCall(app, passkeys.addPasskey, async (request) => {
    const { id: memberId } = requireMember(request);
    const { name, passkey } = request.body;
    await addPasskey(createUnitOfWork(app, request), { memberId, publicOrigin: app.config.publicOrigin, name: name.trim(), passkey });
    return { passkeys: await listPasskeys(app.db, memberId) };
  });

  serveCall(app, passkeys.renamePasskey, async (request) => {
    const { id: memberId } = requireMember(request);
    const { id, name } = request.body;
    if (!(await renamePasskey(app.db, memberId, id, name.trim()))) throw new ApiError('not_found');
    return { passkeys: await listPasskeys(app.db, memberId) };
  });

  serveCall(app, passkeys.removePasskey, async (request) => {
    const { id: memberId } = requireMember(request);
    if (!(await deletePasskey(app.db, memberId, request.body.id))) throw new ApiError('not_found');
    return { passkeys: await listPasskeys(app.db, memberId) };
  });
};

/** /api/passkey-login.php: a challenge that is not tied to a member, and the login with the response to it. */
export const passkeyLoginRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, passkeys.beginLogin, async (request) => ({
    request: { challenge: await issueChallenge(createUnitOfWork(app, request), null), site_id: getRelyingPartyId(app.config.publicOrigin) },
  }));
  serveCall(app, passkeys.logInWithPasskey, async (request, reply) => {
    const memberId = await logInWithPasskey(createUnitOfWork(app, request), app.config.publicOrigin, request.body.proof);
    return { user: await openSession(app, request, reply, memberId) };
  });
};
