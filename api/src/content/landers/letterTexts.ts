import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';
import type { LanderTexts } from './Lander';

/** Texts of the lander on which visitors see a profile and write a first message. */
export const letterTexts: Record<Locale, LanderTexts> = translateMessages({
  headline: defineMessage({
    id: 'api.landers.letter.headline',
    defaultMessage: 'Write the first message',
    description:
      'Large headline, and page title, of the landing page about one person, on which a first message to them is written; at most 60 characters',
  }),
  text: defineMessage({
    id: 'api.landers.letter.text',
    defaultMessage: 'Say what made you curious. A question is easier to answer than a compliment.',
    description:
      'Below the headline of the landing page about one person, on which a first message to them is written, and its description in search results; no figures, and no word of people who wait, write or are near; at most 220 characters',
  }),
  call_to_action: defineMessage({
    id: 'api.landers.letter.call_to_action',
    defaultMessage: 'Sign up and say hello',
    description:
      'Heading of the sign-up, or button that opens it, on the landing page about one person, on which a first message to them is written; at most 45 characters',
  }),
});
