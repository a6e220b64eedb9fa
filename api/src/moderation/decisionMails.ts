import { type DecisionForm, type Locale, pathToComplaint } from '@rendezvous/shared/contract';
import { findAccount } from '../account/sqlAccounts';
import { type MailText, mailTexts, type ModerationMails } from '../content/mails/mailTexts';
import { formatText } from '../content/formatText';
import { type MailContent, queueMail } from '../notify/queueMail';
import { findDomain } from '../site/sql';
import type { Decision } from './Decision';
import type { ComplaintRow } from './sqlComplaints';

/** Kinds of decisions against a member, which need a statement of reasons. */
type StatementKind = 'warning' | 'suspension' | 'ban' | 'photo_rejected';

interface Statement {
  kind: StatementKind;
  form: Pick<DecisionForm, 'ground' | 'reason' | 'facts'>;
  /** Whether the decision was made by a person or by comparison with known files. */
  means: keyof ModerationMails['means'];
  reference: string;
  name: string;
  site: string;
  publicOrigin: string;
}

function getReasonText({ reasons, photo_reasons }: ModerationMails, reason: DecisionForm['reason']): string {
  const allReasons: Record<string, string> = { ...reasons, ...photo_reasons };
  return allReasons[reason ?? 'other'] ?? reasons.other;
}

/** Creates the email about a decision: its ground and facts, who or what decided, and how to appeal within 6 months. */
function createStatementMail(language: Locale, { kind, form, means, reference, name, site, publicOrigin }: Statement): MailContent {
  const texts = mailTexts[language].moderation;
  const { subject, paragraphs }: MailText = texts[kind];
  const values = { name, site, reference, reason: getReasonText(texts, form.reason), facts: form.facts?.trim() ?? '' };
  const sentences = [
    ...paragraphs,
    texts.ground[form.ground ?? 'rules'],
    ...(values.facts === '' ? [] : [texts.facts]),
    texts.means[means],
    texts.appeal,
  ];
  return {
    language,
    subject: formatText(language, subject, values),
    paragraphs: sentences.map((sentence) => formatText(language, sentence, values)),
    link: { label: texts.appeal_action, url: `${publicOrigin}${pathToComplaint('appeal', reference)}` },
    signature: site,
  };
}

/** Short form of a decision's id, for people to quote. */
const toReference = (id: string): string => `D-${id.slice(0, 8).toUpperCase()}`;

/** Emails a member the reasons for a decision against them. */
export async function sendStatement(
  { work, id, form, moderatorId, publicOrigin }: Decision,
  memberId: string,
  kind: StatementKind,
): Promise<void> {
  const member = await findAccount(work.db, memberId);
  if (member === undefined) return;
  const { settings } = await findDomain(work.db, member.domain);
  const { name, language, email } = member;
  const means = moderatorId === null ? 'machine' : 'person';
  const statement = { kind, form, means, reference: toReference(id), name, site: settings.mail_name, publicOrigin } as const;
  await queueMail(work, { memberId, recipient: email, kind: 'decision' }, createStatementMail(language, statement));
}

/** Emails a reporter the outcome of the report, and how to appeal; reveals nothing about the reported member's account. */
export async function sendOutcome(
  { work, publicOrigin }: Decision,
  reporterId: string,
  { reference, isUpheld }: { reference: string; isUpheld: boolean },
): Promise<void> {
  const reporter = await findAccount(work.db, reporterId);
  if (reporter === undefined) return;
  const { settings } = await findDomain(work.db, reporter.domain);
  const { language } = reporter;
  const texts = mailTexts[language].moderation;
  const { subject, paragraphs } = isUpheld ? texts.report_upheld : texts.report_dismissed;
  const values = { name: reporter.name, site: settings.mail_name, reference };
  await queueMail(
    work,
    { memberId: reporterId, recipient: reporter.email, kind: 'report_outcome' },
    {
      language,
      subject: formatText(language, subject, values),
      paragraphs: [...paragraphs, texts.appeal].map((sentence) => formatText(language, sentence, values)),
      link: { label: texts.appeal_action, url: `${publicOrigin}${pathToComplaint('appeal', reference)}` },
      signature: settings.mail_name,
    },
  );
}

/** Emails the answer to a complaint, in the language in which it was made. */
export async function sendAnswer({ work, form }: Decision, { ticket, email, member_id, language, domain }: ComplaintRow): Promise<void> {
  const { settings } = await findDomain(work.db, domain);
  const { subject, paragraphs } = mailTexts[language].moderation.complaint_answered;
  const values = { ticket, site: settings.mail_name, answer: form.facts?.trim() ?? '' };
  await queueMail(
    work,
    { memberId: member_id, recipient: email, kind: 'complaint_answer' },
    {
      language,
      subject: formatText(language, subject, values),
      paragraphs: paragraphs.map((paragraph) => formatText(language, paragraph, values)),
      signature: settings.mail_name,
    },
  );
}
