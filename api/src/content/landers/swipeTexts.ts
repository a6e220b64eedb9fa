import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';
import type { LanderTexts } from './Lander';

/** Texts of the lander with a teaser to swipe through, followed by the sign-up. */
export const swipeTexts: Record<Locale, LanderTexts> = translateMessages({
  headline: defineMessage({
    id: 'api.landers.swipe.headline',
    defaultMessage: 'Five cards, five swipes',
    description:
      'Large headline, and page title, of the landing page with five cards to swipe: people, or drawings of evening ideas; at most 60 characters',
  }),
  text: defineMessage({
    id: 'api.landers.swipe.text',
    defaultMessage: 'Swipe right to like, left to skip. Nobody sees your choices: they stay on this page until you sign up.',
    description:
      'Below the headline of the landing page with five cards to swipe: people, or drawings of evening ideas, and its description in search results; no figures, and no word of people who wait, write or are near; at most 220 characters',
  }),
  call_to_action: defineMessage({
    id: 'api.landers.swipe.call_to_action',
    defaultMessage: 'Sign up and say hello',
    description:
      'Heading of the sign-up, or button that opens it, on the landing page with five cards to swipe: people, or drawings of evening ideas; at most 45 characters',
  }),
});
