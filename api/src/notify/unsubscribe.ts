import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiError } from '../ApiError';
import { readUnsubscribeToken } from './unsubscribeToken';
import { stopMails } from './stopMails';
import { findAccount, type Account } from '../account/findAccount';
import { sandboxStyle } from '../routes/sandbox/sandboxStyle';
import { strictObject } from '@rendezvous/shared/calls/schemas';
import { workOf } from '../workOf';
import { unsubscribePage } from './unsubscribePage';

const Query = strictObject({ token: Type.String({ maxLength: 100 }) });

interface Wanted {
  Querystring: Static<typeof Query>;
}

const POLICY = `default-src 'none'; style-src '${sandboxStyle.hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

async function ownerOf(app: FastifyInstance, { query }: FastifyRequest<Wanted>): Promise<Account> {
  const memberId = readUnsubscribeToken(app.config.secrets, query.token);
  const member = memberId === undefined ? undefined : await findAccount(app.db, memberId);
  if (member === undefined) throw new ApiError('token_invalid');
  return member;
}

/**
 * GET and POST /api/unsubscribe.php: ends mails about news. Mail programs post to it with one click (RFC 8058), people read a
 * question first; the token of the mail is the proof, so neither needs a session.
 */
export const unsubscribeRoutes = async (app: FastifyInstance): Promise<void> => {
  // What a form or a mail program posts says nothing that the address does not.
  app.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], (_request, body, done) => {
    body.resume().on('end', () => done(null));
  });
  app.addHook('onSend', async (_request, reply) => void reply.header('content-security-policy', POLICY));
  const options = {
    config: { access: 'public', tag: 'account', limit: { max: 60, seconds: 60 } },
    schema: { querystring: Query },
  } as const;
  app.get<Wanted>('/api/unsubscribe.php', options, async (request, reply) => {
    const { language } = await ownerOf(app, request);
    return reply.type('text/html; charset=utf-8').send(unsubscribePage(language, false));
  });
  const post = { ...options, config: { ...options.config, crossSite: 'none' } } as const;
  app.post<Wanted>('/api/unsubscribe.php', post, async (request, reply) => {
    const { id, language } = await ownerOf(app, request);
    await stopMails(workOf(app, request), id, 'listunsubscribe');
    return reply.type('text/html; charset=utf-8').send(unsubscribePage(language, true));
  });
};
