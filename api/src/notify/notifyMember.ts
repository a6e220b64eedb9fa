import { pathTo } from '@rendezvous/shared/contract';
import { noticeTexts } from '../content/mails/noticeTexts';
import type { PushKind } from '../content/pushTexts';
import { formatText } from '../content/formatText';
import { findNoticeRecipient, insertNotificationJobs } from './sqlNotifications';
import type { JobHandler } from '../jobs/JobKind';
import { findDomain } from '../site/sql';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { queueMail } from './queueMail';
import { createUnsubscribeToken } from './createUnsubscribeToken';

/** Seconds of inactivity after which a member counts as away and gets an email. */
const AWAY_AFTER_S = 300;

/** Delay of the email in seconds: members who return in the meantime see the event on the site. */
const NOTICE_DELAY_S = 60;

/** True for a member who has been inactive too long to notice an event on the site. */
export const isAway = (lastActiveAt: number, now: number): boolean => lastActiveAt < now - AWAY_AFTER_S;

/** An event to notify a member of; `about` is the id of the message, or of the member who gave the like. */
export interface NotificationEvent {
  kind: PushKind;
  about: string;
}

/** Path of the page that shows the events of each kind. */
export const NOTIFICATION_PATHS: Record<PushKind, string> = {
  new_message: pathTo('chats'),
  new_like: pathTo('likes'),
  match: pathTo('likes'),
};

/** Parses the kind in a job's payload; undefined when unknown. */
export const parsePushKind = (kind: string): PushKind | undefined =>
  (Object.keys(NOTIFICATION_PATHS) as PushKind[]).find((pushKind) => pushKind === kind);

/**
 * In the transaction of the event, enqueues a push message to every browser of a member and, if the member is away, one email per kind and
 * absence; messages that the member has switched off are left out.
 */
export function notifyMember({ db, now, random }: UnitOfWork, memberId: string, notificationEvent: NotificationEvent): Promise<void> {
  const jobTimes = { pushIdPrefix: `push-${random.id()}-`, pushAt: now, noticeAt: now + NOTICE_DELAY_S, activeBefore: now - AWAY_AFTER_S };
  return insertNotificationJobs(db, memberId, notificationEvent, jobTimes);
}

interface Notice {
  memberId: string;
  kind: PushKind;
  /** When the member was last active. */
  since: number;
}

/**
 * Queues one notification email, unless the member has been active in the meantime or no longer wants it. The email neither names other
 * members nor quotes messages, and has an unsubscribe link.
 */
function queueNotice(work: UnitOfWork, { memberId, kind, since }: Notice, config: { secret: string; publicOrigin: string }): Promise<void> {
  return inTransaction(work, async (transaction) => {
    const member = await findNoticeRecipient(transaction.db, memberId);
    if (member?.status !== 'active' || member.last_active_at !== since) return;
    if (member.notifications_disabled.length > 0 || !member.notifications.includes(`${kind}.email`)) return;
    const { settings } = await findDomain(transaction.db, member.domain);
    const texts = noticeTexts[member.language];
    const values = { name: member.name, site: settings.mail_name };
    const url = `${config.publicOrigin}/api/unsubscribe.php?token=${createUnsubscribeToken(config.secret, memberId)}`;
    await queueMail(
      transaction,
      { memberId, recipient: member.email, kind },
      {
        language: member.language,
        subject: formatText(member.language, texts[kind], values),
        paragraphs: [formatText(member.language, texts.greeting, values)],
        link: { label: texts.action, url: config.publicOrigin + NOTIFICATION_PATHS[kind] },
        unsubscribe: { label: texts.unsubscribe, url },
        signature: settings.mail_name,
      },
    );
  });
}

/** Emails a member about events during their absence, unless they have returned. */
export const noticeJob: JobHandler = async ({ db, ports, config }, { member_id: memberId = '', kind = '', since = '' }) => {
  const pushKind = parsePushKind(kind);
  if (pushKind === undefined) return;
  const [secret] = config.secrets;
  const work = { db, now: ports.clock.now(), random: ports.random };
  await queueNotice(work, { memberId, kind: pushKind, since: Number(since) }, { secret, publicOrigin: config.publicOrigin });
};
