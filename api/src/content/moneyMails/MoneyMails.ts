/** A mail about money in one language; what stands in `{braces}` is filled in. */
export interface MoneyMail {
  subject: string;
  paragraphs: readonly string[];
}

/** Mails about money, beside the receipt. */
export interface MoneyMails {
  /** Acknowledges a withdrawal with its content, date and time. */
  withdrawal: MoneyMail;
  /** Says that money is on its way back. */
  refund: MoneyMail;
  /** The signed mandate. */
  mandate: MoneyMail;
}
