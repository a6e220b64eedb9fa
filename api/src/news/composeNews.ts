import type { Company, Locale } from '@rendezvous/shared/contract';
import { newsTexts } from '../content/mails/newsTexts';
import { formatText } from '../content/formatText';
import type { MailContent } from '../notify/queueMail';
import type { PushMessage } from '../ports/PushPort';
import type { NewsDocument } from './NewsDocument';

/** The member who gets a document, and the site it comes from. */
export interface NewsContext {
  name: string;
  language: Locale;
  /** Name of the site. */
  site: string;
}

/** What an e-mail needs besides the document: the company that sends it, the origin of the site for its link, and the unsubscribe URL. */
export interface NewsMailContext extends NewsContext {
  company: Pick<Company, 'name' | 'address' | 'city' | 'country'>;
  publicOrigin: string;
  unsubscribeUrl: string;
}

/** Composes the e-mail of a document in the member's language; its footer states why the member gets it and who sends it. */
export function composeNewsMail({ kind, path, texts }: NewsDocument, context: NewsMailContext): MailContent {
  const { subject, paragraphs, action } = texts[context.language];
  const { reason, unsubscribe } = newsTexts[context.language][kind];
  const values = { name: context.name, site: context.site };
  const { name, address, city, country } = context.company;
  return {
    language: context.language,
    subject: formatText(context.language, subject, values),
    paragraphs: paragraphs.map((paragraph) => formatText(context.language, paragraph, values)),
    link: { label: formatText(context.language, action, values), url: context.publicOrigin + path },
    signature: context.site,
    footer: [reason, `${name}, ${address}, ${city}, ${country}`],
    unsubscribe: { label: unsubscribe, url: context.unsubscribeUrl },
  };
}

/** Composes the push message of a document in the member's language; its title is the name of the site. */
export const composeNewsPush = ({ kind, path, texts }: NewsDocument, { name, language, site }: NewsContext): PushMessage => ({
  title: site,
  body: formatText(language, texts[language].push, { name, site }),
  url: path,
  topic: kind,
});
