import * as account from '@rendezvous/shared/calls/account';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { refuseMarked } from './underageMarks';
import { beginAgeCheck } from './beginAgeCheck';
import { finishAgeCheck } from './finishAgeCheck';
import { requireMember } from '../plugins/requireMember';
import { presentUserOf } from './presentUserOf';
import { visitorOf } from '../visitorOf';
import { workOf } from '../workOf';

/** /api/age-check.php: sends a member to the provider, and takes its answer. */
export const ageCheckRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, account.beginAgeCheck, async (request) => {
    await refuseMarked(workOf(app, request), visitorOf(request));
    return { redirect_url: await beginAgeCheck(workOf(app, request), app.ports.age, requireMember(request)) };
  });
  answer(app, account.finishAgeCheck, async (request) => {
    const { id } = requireMember(request);
    const { token } = request.body;
    await finishAgeCheck(workOf(app, request), app.ports.age, { memberId: id, token, visitor: visitorOf(request) });
    return { user: await presentUserOf(app, id, request.now) };
  });
};
