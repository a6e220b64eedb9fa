import type { CompletionStep } from '../stores/calculateProfileCompletion';

/** Element ids of the sections of the member's own profile, by completion step; `email` has none, because it is confirmed elsewhere. */
export const PROFILE_SECTION_IDS: Record<Exclude<CompletionStep, 'email'>, string> & { email?: undefined } = {
  photo: 'own-photos',
  interests: 'own-interests',
  about_me: 'own-notes',
  attributes: 'own-looks',
  place: 'own-place',
};
