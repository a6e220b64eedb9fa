import { escapeHtml } from './escapeHtml';

/** What a mail says: whole sentences, one address to click at most. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  /** Stands after the first paragraph. */
  link?: { label: string; url: string };
  /** Last line of mails that one may end. */
  unsubscribe?: { label: string; url: string };
  /** Name of the site, under the text. */
  signature: string;
}

const FONT = 'font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#2b2129';
const BUTTON = 'display:inline-block;padding:12px 20px;border-radius:999px;background:#d6246e;color:#ffffff;text-decoration:none';

const line = (one?: { label: string; url: string }): string[] => (one ? [`${one.label}:\n${one.url}`] : []);

const toText = ({ paragraphs: [first = '', ...rest], link, signature, unsubscribe }: MailContent): string =>
  [first, ...line(link), ...rest, signature, ...line(unsubscribe)].join('\n\n');

function toHtml({ subject, paragraphs: [first = '', ...rest], link, signature, unsubscribe }: MailContent): string {
  const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
  const button = link ? `<p><a href="${escapeHtml(link.url)}" style="${BUTTON}">${escapeHtml(link.label)}</a></p>` : '';
  const end = unsubscribe ? `<p><a href="${escapeHtml(unsubscribe.url)}">${escapeHtml(unsubscribe.label)}</a></p>` : '';
  const body = [paragraph(first), button, ...rest.map(paragraph), paragraph(signature), end].join('');
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="${FONT}">${body}</body></html>`;
}

/** A mail as text and as HTML. */
export const composeMail = (content: MailContent): { subject: string; text: string; html: string } => ({
  subject: content.subject,
  text: toText(content),
  html: toHtml(content),
});
