import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as account from '@rendezvous/shared/calls/account';
import * as signup from '@rendezvous/shared/calls/signup';
import { emailSuggestion, isEmailAddress, pathTo, SIGNUP_COMPLETE_PARAM, usernameProblem } from '@rendezvous/shared/contract';
import { serveCall } from '../serveCall';
import { ApiError } from '../ApiError';
import { assertUnderRateLimit } from '../plugins/rateLimit';
import { requireMember } from '../plugins/session';
import { findDomain } from '../site/sql';
import { createUnitOfWork } from '../UnitOfWork';
import { activate, resendActivationMail } from './activation';
import { identifyVisitor } from './ageAssurance';
import { listInvites, createInvite } from './invites';
import { openSession } from './openSession';
import { loadUser } from './presentUser';
import { signUp } from './signUp';
import { isNameTaken } from './sqlAccounts';

/** Maximum number of new members per IP address and hour (security 31). */
const SIGNUP_LIMIT = { max: 5, seconds: 3_600 };

/** /api/signup.php, and the checks of name and email address during the sign-up. */
export const signupRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, signup.signUp, async (request, reply) => {
    const domain = await findDomain(app.db, request.host);
    const memberId = await signUp(createUnitOfWork(app, request), app.ports, {
      form: request.body,
      domain,
      visitor: identifyVisitor(request),
      publicOrigin: app.config.publicOrigin,
      beforeCreating: () => assertUnderRateLimit(app, request, 'sign-ups', SIGNUP_LIMIT),
    });
    app.count('rendezvous_signups_total');
    reply.code(201);
    return { user: await openSession(app, request, reply, memberId), next: `${pathTo('signup-matches')}?${SIGNUP_COMPLETE_PARAM}=1` };
  });

  serveCall(app, signup.checkName, async ({ query }) => {
    const name = query.name.trim();
    return { available: usernameProblem(name, '') === null && !(await isNameTaken(app.db, name)) };
  });

  serveCall(app, signup.checkEmail, async ({ query }) => {
    const email = query.email.trim();
    return { valid: isEmailAddress(email), suggestion: emailSuggestion(email) };
  });
};

/** /api/activate.php and /api/activate-resend.php: confirm the email address, and request another link. */
export const activationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, signup.activate, async (request) => {
    const memberId = await activate(createUnitOfWork(app, request), request.body.token);
    // Only a browser in which the member is logged in receives the user: a link alone does not log anyone in.
    const isSameMember = request.member?.id === memberId;
    return { user: isSameMember ? await loadUser(app, memberId, request.now) : null, activated: true as const };
  });

  serveCall(app, signup.resendActivation, async (request) => {
    const { id, status, domain } = requireMember(request);
    if (status !== 'not_confirmed') throw new ApiError('conflict');
    const { settings } = await findDomain(app.db, domain);
    await resendActivationMail(createUnitOfWork(app, request), id, { site: settings.mail_name, publicOrigin: app.config.publicOrigin });
    return { sent: true as const };
  });
};

/** /api/invites.php: a member's single-use codes for others to sign up with. */
export const inviteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, account.listInvites, (request) => listInvites(createUnitOfWork(app, request), requireMember(request).id));
  serveCall(app, account.createInvite, (request) => createInvite(createUnitOfWork(app, request), requireMember(request).id));
};
