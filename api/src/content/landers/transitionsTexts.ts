import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';
import type { LanderTexts } from './Lander';

/** Texts of the lander with three evening scenes and a question about each. */
export const transitionsTexts: Record<Locale, LanderTexts> = translateMessages({
  headline: defineMessage({
    id: 'api.landers.transitions.headline',
    defaultMessage: 'What’s your perfect evening?',
    description:
      'Large headline, and page title, of the landing page with three moving evening scenes and a question about each; at most 60 characters',
  }),
  text: defineMessage({
    id: 'api.landers.transitions.text',
    defaultMessage: 'City lights, a walk by the water, a quiet night: tell us a little about yourself and look around.',
    description:
      'Below the headline of the landing page with three moving evening scenes and a question about each, and its description in search results; no figures, and no word of people who wait, write or are near; at most 220 characters',
  }),
  call_to_action: defineMessage({
    id: 'api.landers.transitions.call_to_action',
    defaultMessage: 'Sign up and look around',
    description:
      'Heading of the sign-up, or button that opens it, on the landing page with three moving evening scenes and a question about each; at most 45 characters',
  }),
});
