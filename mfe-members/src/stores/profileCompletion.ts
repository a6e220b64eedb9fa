import { type AttributeKey, type OwnProfile, PROFILE_ATTRIBUTES } from '@rendezvous/shared/contract';

export type CompletionStep = 'photo' | 'interests' | 'about_me' | 'attributes' | 'place' | 'email';

export const COMPLETE_INTERESTS = 3;
export const COMPLETE_ABOUT_LENGTH = 50;

/** Percentage for each part; for attributes, for each of them. 100 in total. */
const WEIGHTS: Record<CompletionStep, number> = { photo: 25, interests: 15, about_me: 15, attributes: 5, place: 10, email: 10 };

export interface Completion {
  percent: number;
  /** The most valuable next step; null when nothing is left to do. */
  next: CompletionStep | null;
}

const ATTRIBUTES = Object.keys(PROFILE_ATTRIBUTES) as AttributeKey[];

const percentOf = (done: boolean, step: CompletionStep): number => (done ? WEIGHTS[step] : 0);

/** How complete a profile is, and the best next step; a photo under review needs none. */
export function profileCompletion(profile: OwnProfile, isConfirmed: boolean): Completion {
  const { main_image, interests, notes, region, city, photos } = profile;
  const filled = ATTRIBUTES.filter((key) => profile[key] !== null).length;
  const have: Record<CompletionStep, number> = {
    photo: percentOf(main_image?.status === 'approved', 'photo'),
    interests: percentOf(interests.length >= COMPLETE_INTERESTS, 'interests'),
    about_me: percentOf(Array.from(notes.about_me ?? '').length >= COMPLETE_ABOUT_LENGTH, 'about_me'),
    attributes: filled * WEIGHTS.attributes,
    place: percentOf(region !== null && city !== null, 'place'),
    email: percentOf(isConfirmed, 'email'),
  };
  const isChecked = photos.some(({ status }) => status === 'pending');
  const open = (Object.keys(WEIGHTS) as CompletionStep[])
    .filter((step) => step !== 'photo' || !isChecked)
    .map((step) => ({ step, gain: (step === 'attributes' ? ATTRIBUTES.length : 1) * WEIGHTS[step] - have[step] }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
  return { percent: Object.values(have).reduce((sum, part) => sum + part, 0), next: open[0]?.step ?? null };
}
