import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { refuseMarked } from '../../domain/account/underageMarks';
import { beginAgeCheck } from '../../domain/age/beginAgeCheck';
import { finishAgeCheck } from '../../domain/age/finishAgeCheck';
import { requireMember } from '../../plugins/requireMember';
import { EmptyBody } from '../entities/EmptyBody';
import { presentUserOf } from '../presentUserOf';
import { strictObject } from '../strictObject';
import { UserReply } from '../user/user.schema';
import { visitorOf } from '../visitorOf';
import { workOf } from '../workOf';

export const AgeCheckReply = strictObject({ redirect_url: Type.String() });
export const AgeResultBody = strictObject({ token: Type.String({ minLength: 1, maxLength: 1_000 }) });

/** /api/age-check.php: sends a member to the provider, and takes its answer. */
export const ageCheckRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { access: 'member', limit: { max: 20, seconds: 900 } } as const;
  app.post('/api/age-check.php', { config, schema: { body: EmptyBody, response: { 200: AgeCheckReply } } }, async (request) => {
    await refuseMarked(workOf(app, request), visitorOf(request));
    return { redirect_url: await beginAgeCheck(workOf(app, request), app.ports.age, requireMember(request)) };
  });
  app.put('/api/age-check.php', { config, schema: { body: AgeResultBody, response: { 200: UserReply } } }, async (request) => {
    const { id } = requireMember(request);
    const { token } = request.body;
    await finishAgeCheck(workOf(app, request), app.ports.age, { memberId: id, token, visitor: visitorOf(request) });
    return { user: await presentUserOf(app, id, request.now) };
  });
};
