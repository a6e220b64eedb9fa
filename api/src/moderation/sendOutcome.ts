import { pathToComplaint } from '@rendezvous/shared/contract';
import { moderationMailTexts } from '../content/mails/moderation/moderationMailTexts';
import { findAccount } from '../account/findAccount';
import { findDomain } from '../site/findDomain';
import { fill } from '../fill';
import { queueMail } from '../notify/queueMail';
import type { Decision } from './Decision';

/** Tells a reporter what became of the report, and how to appeal; nothing of the other one's account. */
export async function sendOutcome(
  { work, publicOrigin }: Decision,
  reporterId: string,
  { reference, upheld }: { reference: string; upheld: boolean },
): Promise<void> {
  const reporter = await findAccount(work.db, reporterId);
  if (reporter === undefined) return;
  const { settings } = await findDomain(work.db, reporter.domain);
  const texts = moderationMailTexts[reporter.language];
  const { subject, paragraphs } = upheld ? texts.report_upheld : texts.report_dismissed;
  const values = { name: reporter.name, site: settings.mail_name, reference };
  await queueMail(
    work,
    { memberId: reporterId, recipient: reporter.email, kind: 'report_outcome' },
    {
      subject: fill(subject, values),
      paragraphs: [...paragraphs, texts.appeal].map((sentence) => fill(sentence, values)),
      link: { label: texts.appeal_action, url: `${publicOrigin}${pathToComplaint('appeal', reference)}` },
      signature: settings.mail_name,
    },
  );
}
