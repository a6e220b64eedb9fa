import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { NOTIFICATION_STOPS } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { isPlain } from '../isPlain';
import { stopMails } from './stopMails';
import { webhookKeys } from '../ports/payments/webhookKeys';
import { webhookSigned } from '../ports/payments/webhookSignature';
import { findAccountByEmail } from '../account/findAccount';
import { ReceivedReply } from '../ReceivedReply';
import { strictObject } from '@rendezvous/shared/calls/schemas';
import { workOf } from '../workOf';

/** Header with the signature, as for payments. */
export const FEEDBACK_HEADER = 'x-mail-signature';

const Feedback = strictObject({ email: Type.String({ maxLength: 300 }), reason: Type.Enum(NOTIFICATION_STOPS) });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** POST /api/mail-feedback.php: the mail server tells of a complaint, a bounce or an unsubscription by mail. */
export const mailFeedbackRoutes: FastifyPluginAsync = async (app) => {
  // The signature covers the bytes as they came, so nothing may parse them first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);

  function readFeedback({ body, headers, now }: FastifyRequest) {
    const signature = headers[FEEDBACK_HEADER];
    const isText = typeof body === 'string' && typeof signature === 'string';
    if (!isText || !webhookSigned(body, signature, webhookKeys(app.config.secrets), now)) throw new ApiError('validation');
    const feedback = parsed(body);
    if (!Value.Check(Feedback, feedback) || !isPlain(feedback)) throw new ApiError('validation');
    return feedback;
  }

  const options = {
    config: { access: 'public', tag: 'operation', crossSite: 'none' },
    schema: { response: { 200: ReceivedReply } },
  } as const;
  app.post('/api/mail-feedback.php', options, async (request) => {
    const { email, reason } = readFeedback(request);
    const member = await findAccountByEmail(app.db, email);
    if (member) await stopMails(workOf(app, request), member.id, reason);
    return { received: true as const };
  });
};
