import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';
import type { LanderTexts } from './Lander';

/** Texts of the lander with a quiet clip next to the sign-up. */
export const videoTexts: Record<Locale, LanderTexts> = translateMessages({
  headline: defineMessage({
    id: 'api.landers.video.headline',
    defaultMessage: 'A quiet evening for two',
    description: 'Large headline, and page title, of the landing page with a quiet moving scene beside the sign-up; at most 60 characters',
  }),
  text: defineMessage({
    id: 'api.landers.video.text',
    defaultMessage: 'Some evenings are better with someone to talk to. Signing up is free, and there’s no subscription.',
    description:
      'Below the headline of the landing page with a quiet moving scene beside the sign-up, and its description in search results; no figures, and no word of people who wait, write or are near; at most 220 characters',
  }),
  call_to_action: defineMessage({
    id: 'api.landers.video.call_to_action',
    defaultMessage: 'Find someone to talk to',
    description:
      'Heading of the sign-up, or button that opens it, on the landing page with a quiet moving scene beside the sign-up; at most 45 characters',
  }),
});
