import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { isDateOfBirth } from '@rendezvous/shared/contract';
import { ApiError } from '../../ApiError';
import { refuseMinor } from '../../domain/account/underageMarks';
import { strictObject } from '../strictObject';
import { visitorOf } from '../visitorOf';
import { workOf } from '../workOf';

export const AgeBody = strictObject({ date_of_birth: Type.String({ maxLength: 10 }) });
export const AgeReply = strictObject({ adult: Type.Literal(true) });

/** POST /api/check-age.php: judges a date of birth where it is given; a minor's, and any for a day after it, is refused. */
export const checkAgeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'public', limit: { max: 60, seconds: 900 } },
    schema: { body: AgeBody, response: { 200: AgeReply } },
  } as const;
  app.post('/api/check-age.php', options, async (request) => {
    const { date_of_birth: date } = request.body;
    if (!isDateOfBirth(date, request.now)) throw new ApiError('dob_invalid', { fields: { date_of_birth: 'dob_invalid' } });
    await refuseMinor(workOf(app, request), date, visitorOf(request));
    return { adult: true as const };
  });
};
