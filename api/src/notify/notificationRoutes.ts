import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as notificationSettings from '@rendezvous/shared/calls/notificationSettings';
import { strictObject } from '@rendezvous/shared/calls/schemas';
import { type Locale, NOTIFICATION_STOPS } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { resendActivationMail } from '../account/activation';
import { type Account, findAccount, findAccountByEmail } from '../account/sqlAccounts';
import { serveCall, ReceivedReply } from '../serveCall';
import { ApiError } from '../ApiError';
import { newsTexts } from '../content/mails/newsTexts';
import { unsubscribePageTexts } from '../content/mails/unsubscribePageTexts';
import type { NewsKind } from '../news/NewsDocument';
import { requireMember } from '../plugins/session';
import { isStorableValue } from '../plugins/validation';
import { FEEDBACK_SIGNATURE_HEADER, deriveWebhookKeys, isWebhookSigned } from '../ports/webhookSignature';
import { createUnitOfWork } from '../UnitOfWork';
import { escapeHtml, PLAIN_PAGE_POLICY, renderPlainPage } from '../htmlPage';
import { editNotificationSettings, findNotificationSettings, stopNotificationMails } from './notificationSettings';
import { readUnsubscribeToken, type Unsubscription } from './createUnsubscribeToken';

/** GET and PUT /api/notifications.php: which notifications a member gets, by channel. */
export const notificationsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, notificationSettings.readNotifications, async (request) => findNotificationSettings(app.db, requireMember(request).id));
  serveCall(app, notificationSettings.changeNotifications, async (request) => {
    const { id, settings } = requireMember(request);
    await editNotificationSettings(createUnitOfWork(app, request), id, request.body);
    const currentSettings = await findNotificationSettings(app.db, id);
    if (request.body.enable === 'bounce' && currentSettings.disabled.includes('bounce')) {
      await resendActivationMail(createUnitOfWork(app, request), id, { site: settings.mail_name, publicOrigin: app.config.publicOrigin });
    }
    return currentSettings;
  });
};

/** The page that the unsubscribe link of an email opens: a question with one button, or the confirmation. */
function renderUnsubscribePage(locale: Locale, kind: NewsKind | undefined, isDone: boolean): string {
  const { done, ...allMails } = unsubscribePageTexts[locale];
  const news = kind === undefined ? undefined : newsTexts[locale][kind];
  const [question, confirm] = news ? [news.question, news.unsubscribe] : [allMails.question, allMails.confirm];
  const button = isDone ? '' : `<form method="post"><button>${escapeHtml(confirm)}</button></form>`;
  return renderPlainPage(locale, isDone ? done : question, button);
}

const UnsubscribeQuery = strictObject({ token: Type.String({ maxLength: 100 }) });

interface UnsubscribeRequest {
  Querystring: Static<typeof UnsubscribeQuery>;
}

/** Finds the member of an unsubscribe link, and the kind of news it is about, if any. */
async function findTokenOwner(
  app: FastifyInstance,
  { query }: FastifyRequest<UnsubscribeRequest>,
): Promise<Account & Pick<Unsubscription, 'kind'>> {
  const unsubscription = readUnsubscribeToken(app.config.secrets, query.token);
  const member = unsubscription && (await findAccount(app.db, unsubscription.memberId));
  if (member === undefined) throw new ApiError('token_invalid');
  return { ...member, kind: unsubscription?.kind };
}

/**
 * GET /api/unsubscribe.php asks for confirmation; POST ends notification emails, or switches off the kind of news that the email was about. People
 * open the page and confirm; mail programs post directly, with one click (RFC 8058). The token in the email is the proof, so neither needs a session
 * (R-406).
 */
export const unsubscribeRoutes = async (app: FastifyInstance): Promise<void> => {
  // The bodies that forms and mail programs send add nothing to the URL, so they are discarded.
  app.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], (_request, body, done) => {
    body.resume().on('end', () => done(null));
  });
  app.addHook('onSend', async (_request, reply) => void reply.header('content-security-policy', PLAIN_PAGE_POLICY));
  const options = {
    config: { access: 'public', tag: 'account', limit: { max: 60, seconds: 60 } },
    schema: { querystring: UnsubscribeQuery },
  } as const;
  app.get<UnsubscribeRequest>('/api/unsubscribe.php', options, async (request, reply) => {
    const { language, kind } = await findTokenOwner(app, request);
    return reply.type('text/html; charset=utf-8').send(renderUnsubscribePage(language, kind, false));
  });
  const postOptions = { ...options, config: { ...options.config, crossSite: 'none' } } as const;
  app.post<UnsubscribeRequest>('/api/unsubscribe.php', postOptions, async (request, reply) => {
    const { id, language, kind } = await findTokenOwner(app, request);
    const work = createUnitOfWork(app, request);
    if (kind === undefined) await stopNotificationMails(work, id, 'listunsubscribe');
    else await editNotificationSettings(work, id, { notifications: { [kind]: { email: false } } });
    return reply.type('text/html; charset=utf-8').send(renderUnsubscribePage(language, kind, true));
  });
};

const FeedbackSchema = strictObject({ email: Type.String({ maxLength: 300 }), reason: Type.Enum(NOTIFICATION_STOPS) });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** POST /api/mail-feedback.php: the mail server reports a complaint, a bounce or an unsubscribe request by email. */
export const mailFeedbackRoutes: FastifyPluginAsync = async (app) => {
  // The signature covers the raw bytes, so nothing may parse them first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);

  function readFeedback({ body, headers, now }: FastifyRequest) {
    const signature = headers[FEEDBACK_SIGNATURE_HEADER];
    const hasBodyAndSignature = typeof body === 'string' && typeof signature === 'string';
    if (!hasBodyAndSignature || !isWebhookSigned(body, signature, deriveWebhookKeys(app.config.secrets), now))
      throw new ApiError('validation');
    const feedback = parseJson(body);
    if (!Value.Check(FeedbackSchema, feedback) || !isStorableValue(feedback)) throw new ApiError('validation');
    return feedback;
  }

  const options = {
    config: { access: 'public', tag: 'operation', crossSite: 'none' },
    schema: { response: { 200: ReceivedReply } },
  } as const;
  app.post('/api/mail-feedback.php', options, async (request) => {
    const { email, reason } = readFeedback(request);
    const member = await findAccountByEmail(app.db, email);
    if (member) await stopNotificationMails(createUnitOfWork(app, request), member.id, reason);
    return { received: true as const };
  });
};
