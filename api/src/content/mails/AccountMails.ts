/** A mail in one language; `{name}`, `{site}` and the values of its kind are filled in. */
export interface MailText {
  subject: string;
  paragraphs: readonly string[];
  /** Label of the link, when there is one. */
  action?: string;
}

/** Mails about an account. */
export interface AccountMails {
  activation: MailText;
  reset: MailText;
  password_changed: MailText;
  /** To the new address, with the link that makes the change; `{email}`. */
  mail_change: MailText;
  /** To the old address, with the link that undoes it. */
  mail_changed: MailText;
  /** `{date}` is the day of the erasure. */
  deletion: MailText;
  self_exclusion: MailText;
  complaint: MailText;
}
