import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from './messages';

/** Texts in which a domain describes itself, in one language. */
export interface SiteTexts {
  index_title: string;
  description: string;
  fictional_singular: string;
  fictional_plural: string;
  /** The complete warning about fictional profiles; empty when the domain has none. */
  fictional_warning: string;
}

/** The texts of a general domain in all languages. */
export const siteTexts: Record<Locale, SiteTexts> = translateMessages({
  index_title: defineMessage({
    id: 'api.site.index_title',
    defaultMessage: 'Meet adults who want what you want',
    description:
      'Large heading of the front page and of the sign-up, and title of the site in search results and tabs; promises nothing about numbers; at most 60 characters',
  }),
  description: defineMessage({
    id: 'api.site.description',
    defaultMessage:
      'An honest place for adults to meet, flirt and talk. You pay per message with credits, there’s no subscription, and you always see who’s real.',
    description:
      'Below the heading of the front page, and description of the site in search results and previews; promises nothing the site cannot keep, no figures and no exclamation mark; at most 170 characters',
  }),
  fictional_singular: defineMessage({
    id: 'api.site.fictional_singular',
    defaultMessage: 'fictional profile',
    description:
      'Label beside the name of a profile that is not of a real person; also in the middle of sentences; lower case; at most 30 characters',
  }),
  fictional_plural: defineMessage({
    id: 'api.site.fictional_plural',
    defaultMessage: 'fictional profiles',
    description:
      'Several profiles that are not of real people, in the middle of sentences, as after “Hide …” and “We always label …”; lower case; at most 35 characters',
  }),
  fictional_warning: defineMessage({
    id: 'api.site.fictional_warning',
    defaultMessage:
      'Some profiles on this site are fictional, for entertainment. They’re always labelled. You can’t meet the person shown in real life.',
    description:
      'Warning about fictional profiles in the footer, behind their label and before the first message to one (exact: all three facts)',
  }),
});
