import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';
import type { LanderTexts } from './Lander';

/** Texts of the lander with a row of cards that show place and age. */
export const galleryTexts: Record<Locale, LanderTexts> = translateMessages({
  headline: defineMessage({
    id: 'api.landers.gallery.headline',
    defaultMessage: 'Take a look around',
    description: 'Large headline, and page title, of the landing page with a row of cards of people; at most 60 characters',
  }),
  text: defineMessage({
    id: 'api.landers.gallery.text',
    defaultMessage: 'Go from card to card. Does someone make you smile? Say hello. You only pay for the messages you send.',
    description:
      'Below the headline of the landing page with a row of cards of people, and its description in search results; no figures, and no word of people who wait, write or are near; at most 220 characters',
  }),
  call_to_action: defineMessage({
    id: 'api.landers.gallery.call_to_action',
    defaultMessage: 'Get to know someone',
    description:
      'Heading of the sign-up, or button that opens it, on the landing page with a row of cards of people; at most 45 characters',
  }),
});
