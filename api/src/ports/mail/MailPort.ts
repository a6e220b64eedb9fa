/** A written mail on its way out. */
export interface OutgoingMail {
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  /** Where one click ends mails of this kind (RFC 8058). */
  unsubscribe_url?: string | null;
}

/** Hands a mail to the outside; a failure is tried again by the job that called it. */
export interface MailPort {
  send(mail: OutgoingMail): Promise<void>;
}
