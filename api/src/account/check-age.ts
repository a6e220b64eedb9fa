import * as signup from '@rendezvous/shared/calls/signup';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isDateOfBirth } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { refuseMinor } from './underageMarks';
import { visitorOf } from '../visitorOf';
import { workOf } from '../workOf';

export const checkAgeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, signup.checkAge, async (request) => {
    const { date_of_birth: date } = request.body;
    if (!isDateOfBirth(date, request.now)) throw new ApiError('dob_invalid', { fields: { date_of_birth: 'dob_invalid' } });
    await refuseMinor(workOf(app, request), date, visitorOf(request));
    return { adult: true as const };
  });
};
