import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as account from '@rendezvous/shared/calls/account';
import * as signup from '@rendezvous/shared/calls/signup';
import { isDateOfBirth } from '@rendezvous/shared/contract';
import { serveCall } from '../serveCall';
import { ApiError } from '../ApiError';
import { requireMember } from '../plugins/session';
import { createUnitOfWork } from '../UnitOfWork';
import { beginAgeCheck, finishAgeCheck, assertNotMarkedUnderage, assertAdult, identifyVisitor } from './ageAssurance';
import { loadUser } from './presentUser';

/** /api/check-age.php and /api/age-check.php: the date of birth given at sign-up, and a provider's check. */
export const ageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, signup.checkAge, async (request) => {
    const { date_of_birth: date } = request.body;
    if (!isDateOfBirth(date, request.now)) throw new ApiError('dob_invalid', { fields: { date_of_birth: 'dob_invalid' } });
    await assertAdult(createUnitOfWork(app, request), date, identifyVisitor(request));
    return { adult: true as const };
  });

  serveCall(app, account.beginAgeCheck, async (request) => {
    await assertNotMarkedUnderage(createUnitOfWork(app, request), identifyVisitor(request));
    return { redirect_url: await beginAgeCheck(createUnitOfWork(app, request), app.ports.age, requireMember(request)) };
  });
  serveCall(app, account.finishAgeCheck, async (request) => {
    const { id } = requireMember(request);
    const { token } = request.body;
    await finishAgeCheck(createUnitOfWork(app, request), app.ports.age, { memberId: id, token, visitor: identifyVisitor(request) });
    return { user: await loadUser(app, id, request.now) };
  });
};
