import * as signup from '@rendezvous/shared/calls/signup';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { emailSuggestion, isEmailAddress } from '@rendezvous/shared/contract';

export const checkEmailRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, signup.checkEmail, async ({ query }) => {
    const email = query.email.trim();
    return { valid: isEmailAddress(email), suggestion: emailSuggestion(email) };
  });
};
