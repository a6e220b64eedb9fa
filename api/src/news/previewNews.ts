import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, LOCALES } from '@rendezvous/shared/contract';
import { composeMail } from '../notify/queueMail';
import { DEFAULT_SETTINGS } from '../site/DomainSettings';
import { composeNewsMail, composeNewsPush } from './composeNews';
import type { NewsDocument } from './NewsDocument';

/** Placeholder for the company of a member's site, whose data is in the database, which a preview does not open. */
const SAMPLE_COMPANY = { name: '[company]', address: '[address]', city: '[city]', country: '[country]' };
const SAMPLE_NAME = 'Alex';

/** Renders a document in one language for a sample member: the e-mail as HTML, and as text together with the push message. */
export function renderPreview(document: NewsDocument, language: Locale, publicOrigin: string): { html: string; text: string } {
  const { mail_name: site, name: title } = DEFAULT_SETTINGS;
  const unsubscribeUrl = `${publicOrigin}/api/unsubscribe.php?token=…`;
  const context = { name: SAMPLE_NAME, language, site, company: SAMPLE_COMPANY, publicOrigin, unsubscribeUrl };
  const { subject, text, html } = composeMail(composeNewsMail(document, context));
  const push = composeNewsPush(document, { name: SAMPLE_NAME, language, site: title });
  return { html, text: `E-mail: ${subject}\n\n${text}\n\n----\n\nPush: ${push.title}\n${push.body}\n${publicOrigin}${push.url}\n` };
}

/** Writes the preview of a document in all languages into a folder, which is created if missing. */
export async function writePreview(document: NewsDocument, folder: string, publicOrigin: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const locale of LOCALES) {
    const { html, text } = renderPreview(document, locale, publicOrigin);
    await writeFile(join(folder, `${locale}.html`), html);
    await writeFile(join(folder, `${locale}.txt`), text);
  }
}
