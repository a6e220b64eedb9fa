import type { Locale, NotificationKind } from '@rendezvous/shared/contract';

/** Kinds of documents, each with a switch for e-mail and one for push in the notification settings. */
export const NEWS_KINDS = ['offers', 'product_news'] as const satisfies readonly NotificationKind[];
export type NewsKind = (typeof NEWS_KINDS)[number];

/** Placeholders in the texts: the member's name and the name of their site. */
export const NEWS_PLACEHOLDERS = ['name', 'site'] as const;

/** A document in one language: the e-mail with the label of its link, and the body of the push message, whose title is the name of the site. */
export interface NewsTexts {
  subject: string;
  paragraphs: string[];
  action: string;
  push: string;
}

/** Who a document is for; a criterion that is missing excludes nobody. */
export interface NewsAudience {
  premium?: boolean;
  /** ISO 3166 alpha-2, as in the members' profiles. */
  countries?: string[];
  languages?: Locale[];
}

/** An offer or product news in all languages, as an operator writes it. */
export interface NewsDocument {
  id: string;
  kind: NewsKind;
  /** Page that the link of the e-mail and a tap on the push message open. */
  path: string;
  audience: NewsAudience;
  texts: Record<Locale, NewsTexts>;
}
