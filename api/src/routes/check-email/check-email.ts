import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { emailSuggestion, isEmailAddress } from '@rendezvous/shared/contract';
import { nullable } from '../entities/nullable';
import { strictObject } from '../strictObject';

export const EmailQuery = strictObject({ email: Type.String({ maxLength: 300 }) });
export const EmailReply = strictObject({ valid: Type.Boolean(), suggestion: nullable(Type.String()) });

/** GET /api/check-email.php: whether it is an address, and which one was probably meant; never whose. */
export const checkEmailRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'public', limit: { max: 60, seconds: 60 } },
    schema: { querystring: EmailQuery, response: { 200: EmailReply } },
  } as const;
  app.get('/api/check-email.php', options, async ({ query }) => {
    const email = query.email.trim();
    return { valid: isEmailAddress(email), suggestion: emailSuggestion(email) };
  });
};
