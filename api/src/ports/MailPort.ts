import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  /** URL for one-click unsubscribing from emails of this kind (RFC 8058). */
  unsubscribe_url?: string | null;
}

/** Sends emails; `send` rejects on failure, and the calling job then retries. */
export interface MailPort {
  send(mail: OutgoingMail): Promise<void>;
}

/** Sends nothing: emails remain in their table, which the local outbox at /outbox shows outside production. */
export const localMail: MailPort = { send: async () => {} };

const buildUnsubscribeHeaders = ({ unsubscribe_url: url }: OutgoingMail): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/** Sends emails through the SMTP server at `url`, from a no-reply address at the site's own host. */
export function createSmtpMail(url: string, publicOrigin: string): MailPort {
  const transport = createTransport(url);
  const from = `no-reply@${new URL(publicOrigin).hostname}`;
  return {
    send: async (mail) => {
      const { recipient: to, subject, body_text: text, body_html: html } = mail;
      await transport.sendMail({ from, to, subject, text, html, headers: buildUnsubscribeHeaders(mail) });
    },
  };
}
