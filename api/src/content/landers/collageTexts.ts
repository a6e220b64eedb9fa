import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';
import type { LanderTexts } from './Lander';

/** Texts of the lander with twelve pictures, each of which starts a sign-up. */
export const collageTexts: Record<Locale, LanderTexts> = translateMessages({
  headline: defineMessage({
    id: 'api.landers.collage.headline',
    defaultMessage: 'Who would you like to meet?',
    description: 'Large headline, and page title, of the landing page with a collage of twelve photos; at most 60 characters',
  }),
  text: defineMessage({
    id: 'api.landers.collage.text',
    defaultMessage: 'Look around, choose a photo that makes you curious, and say hello. Signing up is free.',
    description:
      'Below the headline of the landing page with a collage of twelve photos, and its description in search results; no figures, and no word of people who wait, write or are near; at most 220 characters',
  }),
  call_to_action: defineMessage({
    id: 'api.landers.collage.call_to_action',
    defaultMessage: 'Say hello',
    description:
      'Heading of the sign-up, or button that opens it, on the landing page with a collage of twelve photos; at most 45 characters',
  }),
});
