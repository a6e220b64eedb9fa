import { createTransport } from 'nodemailer';
import type { MailPort, OutgoingMail } from './MailPort';

const unsubscribeHeaders = ({ unsubscribe_url: url }: OutgoingMail): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/** Sends through the SMTP server at `url`, from the no-reply address of the site's own host. */
export function smtpMail(url: string, publicOrigin: string): MailPort {
  const transport = createTransport(url);
  const from = `no-reply@${new URL(publicOrigin).hostname}`;
  return {
    send: async (mail) => {
      const { recipient: to, subject, body_text: text, body_html: html } = mail;
      await transport.sendMail({ from, to, subject, text, html, headers: unsubscribeHeaders(mail) });
    },
  };
}
