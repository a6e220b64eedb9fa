import type { DecisionGround, Locale, PhotoReason, ReportReason } from '@rendezvous/shared/contract';
import { translateMessages } from '../messages';
import { accountMails } from './accountMails';
import { moderationMails } from './moderationMails';
import { moneyMails } from './moneyMails';

/** An email in one language; `{name}`, `{site}` and the values for its kind are filled in. */
export interface MailText {
  subject: string;
  paragraphs: readonly string[];
  /** Label of the link, if the email has one. */
  action?: string;
}

/** Emails about an account. */
export interface AccountMails {
  activation: MailText;
  reset: MailText;
  password_changed: MailText;
  /** To the new address, with the confirmation link; `{email}` is the new address. */
  mail_change: MailText;
  /** To the old address, with the undo link. */
  mail_changed: MailText;
  /** `{date}` is the day of the erasure. */
  deletion: MailText;
  self_exclusion: MailText;
  complaint: MailText;
}

/** Emails about money, except the receipt. */
export interface MoneyMails {
  /** Acknowledges a withdrawal with its content, date and time. */
  withdrawal: MailText;
  /** States that a refund is on its way. */
  refund: MailText;
  /** Contains the signed mandate. */
  mandate: MailText;
}

/** Moderation emails in one language; a statement of reasons consists of an opening, ground, facts, means and appeal. */
export interface ModerationMails {
  warning: MailText;
  suspension: MailText;
  ban: MailText;
  photo_rejected: MailText;
  /** `{reason}` is one of `reasons` or `photo_reasons`. */
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

/** All emails in one language, except notices, receipts, offers and news. */
export interface Mails {
  account: AccountMails;
  money: MoneyMails;
  moderation: ModerationMails;
}

/** Emails in all languages. */
export const mailTexts: Record<Locale, Mails> = translateMessages({
  account: accountMails,
  money: moneyMails,
  moderation: moderationMails,
});
