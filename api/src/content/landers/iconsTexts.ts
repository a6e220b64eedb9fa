import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';
import type { LanderTexts } from './Lander';

/** Texts of the lander on which visitors choose interests before the sign-up. */
export const iconsTexts: Record<Locale, LanderTexts> = translateMessages({
  headline: defineMessage({
    id: 'api.landers.icons.headline',
    defaultMessage: 'What do you enjoy?',
    description: 'Large headline, and page title, of the landing page on which interests are chosen by icon; at most 60 characters',
  }),
  text: defineMessage({
    id: 'api.landers.icons.text',
    defaultMessage: 'Choose up to five things. They’ll go on your profile, and you can change them at any time.',
    description:
      'Below the headline of the landing page on which interests are chosen by icon, and its description in search results; no figures, and no word of people who wait, write or are near; at most 220 characters',
  }),
  call_to_action: defineMessage({
    id: 'api.landers.icons.call_to_action',
    defaultMessage: 'Find people who enjoy the same things',
    description:
      'Heading of the sign-up, or button that opens it, on the landing page on which interests are chosen by icon; at most 45 characters',
  }),
});
