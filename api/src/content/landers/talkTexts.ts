import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';
import type { LanderTexts } from './Lander';

/** Texts of the lander with three questions before the sign-up. */
export const talkTexts: Record<Locale, LanderTexts> = translateMessages({
  headline: defineMessage({
    id: 'api.landers.talk.headline',
    defaultMessage: 'Three questions, then say hello',
    description:
      'Large headline, and page title, of the landing page about one person, with three questions in the style of a chat; at most 60 characters',
  }),
  text: defineMessage({
    id: 'api.landers.talk.text',
    defaultMessage: 'Answering takes less than a minute and gets part of your sign-up done.',
    description:
      'Below the headline of the landing page about one person, with three questions in the style of a chat, and its description in search results; no figures, and no word of people who wait, write or are near; at most 220 characters',
  }),
  call_to_action: defineMessage({
    id: 'api.landers.talk.call_to_action',
    defaultMessage: 'Finish signing up',
    description:
      'Heading of the sign-up, or button that opens it, on the landing page about one person, with three questions in the style of a chat; at most 45 characters',
  }),
});
