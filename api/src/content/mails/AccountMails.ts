/** A mail in one language; `{name}`, `{site}` and `{ticket}` are filled in. */
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
  complaint: MailText;
}
