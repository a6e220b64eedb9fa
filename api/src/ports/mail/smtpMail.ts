import { createTransport } from 'nodemailer';
import type { MailPort } from './MailPort';

/** Sends through the SMTP server at `url`, from the no-reply address of the site's own host. */
export function smtpMail(url: string, publicOrigin: string): MailPort {
  const transport = createTransport(url);
  const from = `no-reply@${new URL(publicOrigin).hostname}`;
  return {
    send: async (mail) => {
      await transport.sendMail({ from, to: mail.recipient, subject: mail.subject, text: mail.body_text, html: mail.body_html });
    },
  };
}
