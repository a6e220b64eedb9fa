import type { DecisionGround, PhotoReason, ReportReason } from '@rendezvous/shared/contract';
import type { MailText } from '../AccountMails';

/** Mails of moderation in one language: a statement is its first sentences, then ground, facts, means and appeal. */
export interface ModerationMails {
  warning: MailText;
  suspension: MailText;
  ban: MailText;
  photo_rejected: MailText;
  /** `{reason}` is one of the reasons below. */
  ground: Record<DecisionGround, string>;
  facts: string;
  means: Record<'person' | 'machine', string>;
  appeal: string;
  appeal_action: string;
  report_upheld: MailText;
  report_dismissed: MailText;
  complaint_answered: MailText;
  reasons: Record<ReportReason, string>;
  photo_reasons: Record<PhotoReason, string>;
}
