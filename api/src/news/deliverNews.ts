import { NOTIFICATION_CHANNELS, type NotificationChannel } from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { JobHandler } from '../jobs/JobKind';
import { lockMembers } from '../members/sqlMembers';
import { createUnsubscribeToken } from '../notify/createUnsubscribeToken';
import { sendMailJob, storeMail } from '../notify/queueMail';
import { deleteMail } from '../notify/sqlOutbox';
import { pushToBrowser } from '../notify/sendPush';
import { findSubscriptions } from '../notify/sqlPush';
import { findCompany, findDomain } from '../site/sql';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { composeNewsMail, composeNewsPush } from './composeNews';
import { findObstacle, type Obstacle } from './findObstacle';
import type { NewsDocument } from './NewsDocument';
import {
  addSkipped,
  deleteDelivery,
  type Delivery,
  findDocument,
  findNewsRecipients,
  isQueued,
  type NewsRecipient,
  updateSentAt,
} from './sqlNews';

/** A delivery that only this process carries out, or the obstacle to it. */
type Claim = { document: NewsDocument; recipient: NewsRecipient } | { document: NewsDocument; obstacle: Obstacle };

/**
 * Claims a queued delivery: marks it as sent beforehand, so that a crash loses rather than repeats it, or counts it as skipped if the
 * member must not get it any more. Locks the member, so that simultaneous documents stay within the limit. Returns undefined if the
 * delivery is no longer queued, or its document or member no longer exists.
 */
function claimDelivery(work: UnitOfWork, delivery: Delivery): Promise<Claim | undefined> {
  const { document_id: documentId, member_id: memberId, channel } = delivery;
  return inTransaction(work, async ({ db, now }) => {
    await lockMembers(db, [memberId]);
    const storedDocument = await findDocument(db, documentId);
    const [recipient] = await findNewsRecipients(db, documentId, [memberId], now);
    if (!storedDocument || !recipient || !(await isQueued(db, delivery))) return undefined;
    const { document } = storedDocument;
    const obstacle = findObstacle(recipient, document.kind, channel);
    if (!obstacle) {
      await updateSentAt(db, delivery, now);
      return { document, recipient };
    }
    await deleteDelivery(db, delivery);
    await addSkipped(db, delivery, obstacle, 1);
    return { document, obstacle };
  });
}

type Sender = (app: FastifyInstance, document: NewsDocument, recipient: NewsRecipient) => Promise<void>;

/** Sends the e-mail through the outbox; if that fails, removes it from there, because the next attempt stores it again. */
const sendMail: Sender = async (app, document, { id, email, name, language, domain }) => {
  const { db, ports, config } = app;
  const { settings } = await findDomain(db, domain);
  const { publicOrigin, secrets } = config;
  const company = await findCompany(db, settings.company_id);
  const unsubscribeUrl = `${publicOrigin}/api/unsubscribe.php?token=${createUnsubscribeToken(secrets[0], id, document.kind)}`;
  const content = composeNewsMail(document, { name, language, site: settings.mail_name, company, publicOrigin, unsubscribeUrl });
  const work = { db, now: ports.clock.now(), random: ports.random };
  const mailId = await storeMail(work, { memberId: id, recipient: email, kind: document.kind }, content);
  try {
    await sendMailJob(app, { mail_id: mailId });
  } catch (error) {
    await deleteMail(db, mailId);
    throw error;
  }
};

/** Sends the push message to each browser of the member; throws if it reached none of them. */
const sendPush: Sender = async (app, document, { id, name, language, domain }) => {
  const { settings } = await findDomain(app.db, domain);
  const message = composeNewsPush(document, { name, language, site: settings.name });
  let reachedCount = 0;
  let failure: unknown = new Error('No browser of the member is left.');
  for (const subscription of await findSubscriptions(app.db, id)) {
    try {
      if (await pushToBrowser(app, subscription, message)) reachedCount += 1;
    } catch (error) {
      failure = error;
    }
  }
  if (reachedCount === 0) throw failure;
};

const SENDERS: Record<NotificationChannel, Sender> = { email: sendMail, push: sendPush };

/**
 * Sends one document to one member through one channel, if the member still wants and may get it. It is sent at most once, however
 * often and in however many processes the job runs: only a reported failure is retried.
 */
export const deliverNewsJob: JobHandler = async (app, { document_id = '', member_id = '', channel: channelName }) => {
  const channel = NOTIFICATION_CHANNELS.find((name) => name === channelName);
  if (!channel) return;
  const delivery = { document_id, member_id, channel };
  const claim = await claimDelivery({ db: app.db, now: app.ports.clock.now(), random: app.ports.random }, delivery);
  if (!claim) return;
  const { kind } = claim.document;
  if ('obstacle' in claim) return app.count('rendezvous_news_total', { kind, channel, outcome: claim.obstacle });
  try {
    await SENDERS[channel](app, claim.document, claim.recipient);
  } catch (error) {
    await updateSentAt(app.db, delivery, null);
    throw error;
  }
  app.count('rendezvous_news_total', { kind, channel, outcome: 'sent' });
};
