import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';
import type { LanderTexts } from './Lander';

/** Texts of the lander with notes that members wrote about themselves. */
export const feedTexts: Record<Locale, LanderTexts> = translateMessages({
  headline: defineMessage({
    id: 'api.landers.feed.headline',
    defaultMessage: 'In their own words',
    description: 'Large headline, and page title, of the landing page with what people wrote about themselves; at most 60 characters',
  }),
  text: defineMessage({
    id: 'api.landers.feed.text',
    defaultMessage: 'Read what people write about themselves, and say hello to anyone you like.',
    description:
      'Below the headline of the landing page with what people wrote about themselves, and its description in search results; no figures, and no word of people who wait, write or are near; at most 220 characters',
  }),
  call_to_action: defineMessage({
    id: 'api.landers.feed.call_to_action',
    defaultMessage: 'Write to someone',
    description:
      'Heading of the sign-up, or button that opens it, on the landing page with what people wrote about themselves; at most 45 characters',
  }),
});
