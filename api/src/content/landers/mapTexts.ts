import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';
import type { LanderTexts } from './Lander';

/** Texts of the lander with a map of the visitor's country by region. */
export const mapTexts: Record<Locale, LanderTexts> = translateMessages({
  headline: defineMessage({
    id: 'api.landers.map.headline',
    defaultMessage: 'Where would you like to meet someone?',
    description: 'Large headline, and page title, of the landing page with a map of the country by region; at most 60 characters',
  }),
  text: defineMessage({
    id: 'api.landers.map.text',
    defaultMessage: 'Choose a region. It’ll already be filled in when you sign up, and you can change it at any time.',
    description:
      'Below the headline of the landing page with a map of the country by region, and its description in search results; no figures, and no word of people who wait, write or are near; at most 220 characters',
  }),
  call_to_action: defineMessage({
    id: 'api.landers.map.call_to_action',
    defaultMessage: 'Start in your region',
    description:
      'Heading of the sign-up, or button that opens it, on the landing page with a map of the country by region; at most 45 characters',
  }),
});
