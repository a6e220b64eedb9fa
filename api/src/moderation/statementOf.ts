import { type DecisionForm, type Locale, pathToComplaint } from '@rendezvous/shared/contract';
import type { MailText } from '../content/mails/AccountMails';
import type { ModerationMails } from '../content/mails/moderation/ModerationMails';
import { moderationMailTexts } from '../content/mails/moderation/moderationMailTexts';
import { fill } from '../fill';
import type { MailContent } from '../notify/composeMail';

/** A decision against a member that needs a statement of reasons. */
export type StatementKind = 'warning' | 'suspension' | 'ban' | 'photo_rejected';

interface Statement {
  kind: StatementKind;
  form: Pick<DecisionForm, 'ground' | 'reason' | 'facts'>;
  /** By a person, or by comparing files with known ones. */
  means: keyof ModerationMails['means'];
  reference: string;
  name: string;
  site: string;
  publicOrigin: string;
}

function reasonText({ reasons, photo_reasons }: ModerationMails, reason: DecisionForm['reason']): string {
  const all: Record<string, string> = { ...reasons, ...photo_reasons };
  return all[reason ?? 'other'] ?? reasons.other;
}

/** What is decided, on which ground and facts, by what means, and how to appeal within 6 months. */
export function statementOf(language: Locale, { kind, form, means, reference, name, site, publicOrigin }: Statement): MailContent {
  const texts = moderationMailTexts[language];
  const { subject, paragraphs }: MailText = texts[kind];
  const values = { name, site, reference, reason: reasonText(texts, form.reason), facts: form.facts?.trim() ?? '' };
  const sentences = [
    ...paragraphs,
    texts.ground[form.ground ?? 'rules'],
    ...(values.facts === '' ? [] : [texts.facts]),
    texts.means[means],
    texts.appeal,
  ];
  return {
    subject: fill(subject, values),
    paragraphs: sentences.map((sentence) => fill(sentence, values)),
    link: { label: texts.appeal_action, url: `${publicOrigin}${pathToComplaint('appeal', reference)}` },
    signature: site,
  };
}
