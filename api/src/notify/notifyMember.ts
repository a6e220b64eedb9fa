import { pathTo } from '@rendezvous/shared/contract';
import { sql } from 'kysely';
import { noticeTexts } from '../content/mails/noticeTexts';
import type { PushKind } from '../content/pushTexts';
import { fill } from '../fill';
import type { JobHandler } from '../jobs/JobKind';
import { findDomain } from '../site/findDomain';
import { inTransaction, type Work } from '../Work';
import { queueMail } from './queueMail';
import { unsubscribeToken } from './unsubscribeToken';

/** Who was not here for this long, in seconds, is told by mail. */
const AWAY_S = 300;

/** A mail waits this long: who comes back meanwhile has seen it. */
const PATIENCE_S = 60;

/** True for a member who would not notice by themselves. */
export const isAway = (lastActiveAt: number, now: number): boolean => lastActiveAt < now - AWAY_S;

/** What happened: of a message `about` is its id, of a like or a match that of who likes. */
export interface News {
  kind: PushKind;
  about: string;
}

/**
 * Puts a push message to every browser of a member, and one mail for an absence, on their way, as far as the member wants
 * them, in one statement and in the transaction of what it tells (R-085, R-406, R-409).
 */
export async function notifyMember({ db, now, random }: Work, memberId: string, { kind, about }: News): Promise<void> {
  const pushId = `push-${random.id()}-`;
  await sql`
    insert into jobs (id, kind, payload, run_at)
    select ${pushId}::text || row_number() over (), 'push',
      jsonb_build_object('endpoint', s.endpoint, 'member_id', m.id, 'kind', ${kind}::text, 'about', ${about}::text), ${now}::bigint
    from members m join push_subscriptions s on s.member_id = m.id
    where m.id = ${memberId} and ${`${kind}.push`} = any(m.notifications)
    union all
    select 'notice-' || ${kind}::text || '-' || m.id || '-' || m.last_active_at, 'notice',
      jsonb_build_object('member_id', m.id, 'kind', ${kind}::text, 'since', m.last_active_at::text), ${now + PATIENCE_S}::bigint
    from members m
    where m.id = ${memberId} and ${`${kind}.email`} = any(m.notifications) and m.notifications_disabled = '{}'
      and not m.fictional and m.last_active_at < ${now - AWAY_S}::bigint
    on conflict (id) do nothing`.execute(db);
}

const PLACES: Record<PushKind, string> = { new_message: pathTo('chats'), new_like: pathTo('likes'), match: pathTo('likes') };

interface Notice {
  memberId: string;
  kind: PushKind;
  /** When the member was last here. */
  since: number;
}

/** Writes one mail about news, which names nobody and repeats nothing that was written, and can be ended with one click (R-406). */
function sendNotice(work: Work, { memberId, kind, since }: Notice, our: { secret: string; publicOrigin: string }): Promise<void> {
  return inTransaction(work, async (inside) => {
    const member = await inside.db
      .selectFrom('members')
      .select(['email', 'name', 'language', 'domain', 'status', 'notifications', 'notifications_disabled', 'last_active_at'])
      .where('id', '=', memberId)
      .executeTakeFirst();
    if (member?.status !== 'active' || member.last_active_at !== since) return;
    if (member.notifications_disabled.length > 0 || !member.notifications.includes(`${kind}.email`)) return;
    const { settings } = await findDomain(inside.db, member.domain);
    const texts = noticeTexts[member.language];
    const values = { name: member.name, site: settings.mail_name };
    const url = `${our.publicOrigin}/api/unsubscribe.php?token=${unsubscribeToken(our.secret, memberId)}`;
    await queueMail(
      inside,
      { memberId, recipient: member.email, kind },
      {
        subject: fill(texts[kind], values),
        paragraphs: [fill(texts.greeting, values)],
        link: { label: texts.action, url: our.publicOrigin + PLACES[kind] },
        unsubscribe: { label: texts.unsubscribe, url },
        signature: settings.mail_name,
      },
    );
  });
}

const KINDS: readonly PushKind[] = ['new_message', 'new_like', 'match'];

/** Mails a member what happened while they were away, unless they have come back (R-406). */
export const noticeJob: JobHandler = async ({ db, ports, config }, { member_id: memberId = '', kind = '', since = '' }) => {
  const known = KINDS.find((one) => one === kind);
  if (known === undefined) return;
  const [secret] = config.secrets;
  const work = { db, now: ports.clock.now(), random: ports.random };
  await sendNotice(work, { memberId, kind: known, since: Number(since) }, { secret, publicOrigin: config.publicOrigin });
};
