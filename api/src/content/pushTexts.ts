import type { Locale, NotificationKind } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from './messages';

/** Kinds of notification that are also sent as push messages. */
export type PushKind = Extract<NotificationKind, 'new_message' | 'new_like' | 'match'>;

/** Complete texts of push messages by language and kind. */
export const pushTexts: Record<Locale, Record<PushKind, string>> = translateMessages({
  new_message: defineMessage({
    id: 'api.push.new_message',
    defaultMessage: 'You have a new message',
    description:
      'Push notification on a locked screen, below the name of the site; says no more than that there is a message; also below the name of the sender if the member wants names; at most 60 characters',
  }),
  new_like: defineMessage({
    id: 'api.push.new_like',
    defaultMessage: 'You have a new like',
    description:
      'Push notification on a locked screen, below the name of the site; says no more than that there is a like; also below the name of the one who likes if the member wants names; at most 60 characters',
  }),
  match: defineMessage({
    id: 'api.push.match',
    defaultMessage: 'You have a new match',
    description:
      'Push notification on a locked screen, below the name of the site; says no more than that there is a match; also below the name of the match if the member wants names; at most 60 characters',
  }),
});
