import { pathTo } from '@rendezvous/shared/contract';
import { noticeTexts } from '../content/mails/notices/noticeTexts';
import type { PushKind } from '../content/pushes/pushTexts';
import { findDomain } from '../site/findDomain';
import { fill } from '../fill';
import { inTransaction } from '../inTransaction';
import { queueMail } from './queueMail';
import type { Work } from '../Work';
import { unsubscribeToken } from './unsubscribeToken';

const PLACES: Record<PushKind, string> = { new_message: pathTo('chats'), new_like: pathTo('likes'), match: pathTo('likes') };

interface Notice {
  memberId: string;
  kind: PushKind;
  /** When the member was last here. */
  since: number;
}

/** Writes one mail about news, which names nobody and repeats nothing that was written, and can be ended with one click. */
export function sendNotice(work: Work, { memberId, kind, since }: Notice, our: { secret: string; publicOrigin: string }): Promise<void> {
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
