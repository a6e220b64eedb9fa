import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as account from '@rendezvous/shared/calls/account';
import * as password from '@rendezvous/shared/calls/password';
import { serveCall } from '../serveCall';
import { requireMember } from '../plugins/session';
import { createUnitOfWork } from '../UnitOfWork';
import { confirmMailChange, requestMailChange } from './mailChange';
import { openSession } from './openSession';
import { changePassword } from './password';
import { requestReset, resetPassword } from './passwordReset';
import { isTokenValid } from './tokens';
import { undoChange } from './undoChange';

/** /api/password.php and /api/password-reset.php: change the password, or reset it by a mailed link. */
export const passwordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { publicOrigin } = app.config;
  serveCall(app, password.changePassword, async (request, reply) => {
    const { id: memberId } = requireMember(request);
    await changePassword(createUnitOfWork(app, request), app.ports.passwords, { memberId, publicOrigin }, request.body);
    return { user: await openSession(app, request, reply, memberId) };
  });

  serveCall(app, password.requestReset, async (request) => {
    await requestReset(createUnitOfWork(app, request), request.body.email.trim(), { host: request.host, publicOrigin });
    return { sent: true as const };
  });
  serveCall(app, password.checkResetToken, async (request) => ({
    valid: await isTokenValid(createUnitOfWork(app, request), request.query.token, 'reset'),
  }));
  serveCall(app, password.resetPassword, async (request, reply) => {
    const memberId = await resetPassword(createUnitOfWork(app, request), app.ports.passwords, request.body, publicOrigin);
    return { user: await openSession(app, request, reply, memberId) };
  });
};

/** /api/mail-change.php and /api/security-undo.php: change the email address, and undo a change of address or password. */
export const mailChangeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { publicOrigin } = app.config;
  serveCall(app, account.requestEmailChange, async (request) => {
    const { id: memberId } = requireMember(request);
    await requestMailChange(createUnitOfWork(app, request), app.ports.passwords, { memberId, publicOrigin }, request.body);
    return { sent: true as const };
  });
  serveCall(app, account.confirmEmailChange, async (request, reply) => {
    const { memberId, email } = await confirmMailChange(createUnitOfWork(app, request), request.body.token, publicOrigin);
    // A link alone does not log anyone in; only a browser in which the member is logged in gets a new session.
    const isSameMember = request.member?.id === memberId;
    return { email, user: isSameMember ? await openSession(app, request, reply, memberId) : null };
  });

  serveCall(app, account.undoSecurityChange, (request) => undoChange(createUnitOfWork(app, request), request.body.token));
};
