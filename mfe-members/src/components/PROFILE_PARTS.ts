import type { CompletionStep } from '../stores/profileCompletion';

/** Ids of the parts of the own profile, by the completion step they belong to; the e-mail address is confirmed elsewhere. */
export const PROFILE_PARTS: Record<Exclude<CompletionStep, 'email'>, string> & { email?: undefined } = {
  photo: 'own-photos',
  interests: 'own-interests',
  about_me: 'own-notes',
  attributes: 'own-looks',
  place: 'own-place',
};
