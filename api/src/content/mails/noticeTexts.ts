import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';
import type { PushKind } from '../pushTexts';

/** Texts of notification emails: the subject for each kind, and the texts around the link; `{name}` and `{site}` are filled in. */
export interface NoticeTexts extends Record<PushKind, string> {
  greeting: string;
  action: string;
  /** Label of the link to the unsubscribe page. */
  unsubscribe: string;
}

export const noticeTexts: Record<Locale, NoticeTexts> = translateMessages({
  new_message: defineMessage({
    id: 'api.notices.new_message',
    defaultMessage: 'You have a new message on {site}',
    description:
      'Subject of the email about a new message, to someone who is away; never names the sender; site: name of the site; at most 70 characters',
  }),
  new_like: defineMessage({
    id: 'api.notices.new_like',
    defaultMessage: 'You have a new like on {site}',
    description:
      'Subject of the email about a new like, to someone who is away; never names who likes; site: name of the site; at most 70 characters',
  }),
  match: defineMessage({
    id: 'api.notices.match',
    defaultMessage: 'You have a new match on {site}',
    description:
      'Subject of the email about a new match, to someone who is away; never names the match; site: name of the site; at most 70 characters',
  }),
  greeting: defineMessage({
    id: 'api.notices.greeting',
    defaultMessage: 'Hi {name}, there’s something new for you on {site}.',
    description:
      'Only paragraph of the emails about a new message, like or match, above the button; says no more than that there is something new; name: of the member, site: name of the site',
  }),
  action: defineMessage({
    id: 'api.notices.action',
    defaultMessage: 'See what’s new',
    description: 'Button of the emails about a new message, like or match; opens the chats or the likes; at most 30 characters',
  }),
  unsubscribe: defineMessage({
    id: 'api.notices.unsubscribe',
    defaultMessage: 'Stop these emails',
    description:
      'Link at the end of the emails about a new message, like or match; opens the page that switches them off; at most 35 characters',
  }),
});
