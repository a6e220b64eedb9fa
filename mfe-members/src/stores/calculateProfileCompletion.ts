import { type AttributeKey, type OwnProfile, PROFILE_ATTRIBUTES } from '@rendezvous/shared/contract';

export type CompletionStep = 'photo' | 'interests' | 'about_me' | 'attributes' | 'place' | 'email';

export const REQUIRED_INTERESTS = 3;
export const REQUIRED_ABOUT_LENGTH = 50;

/** Percentage points of each step, 100 in total; those of `attributes` count once for each of the five attributes. */
const WEIGHTS: Record<CompletionStep, number> = { photo: 25, interests: 15, about_me: 15, attributes: 5, place: 10, email: 10 };

export interface Completion {
  percent: number;
  /** The most valuable next step; null when nothing is left to do. */
  next: CompletionStep | null;
}

const ATTRIBUTES = Object.keys(PROFILE_ATTRIBUTES) as AttributeKey[];

const getPoints = (isDone: boolean, step: CompletionStep): number => (isDone ? WEIGHTS[step] : 0);

/** Returns how complete a profile is, and the best next step, which is never the photo while one is under review. */
export function calculateProfileCompletion(profile: OwnProfile, isConfirmed: boolean): Completion {
  const { main_image, interests, notes, region, city, photos } = profile;
  const filledCount = ATTRIBUTES.filter((key) => profile[key] !== null).length;
  const points: Record<CompletionStep, number> = {
    photo: getPoints(main_image?.status === 'approved', 'photo'),
    interests: getPoints(interests.length >= REQUIRED_INTERESTS, 'interests'),
    about_me: getPoints(Array.from(notes.about_me ?? '').length >= REQUIRED_ABOUT_LENGTH, 'about_me'),
    attributes: filledCount * WEIGHTS.attributes,
    place: getPoints(region !== null && city !== null, 'place'),
    email: getPoints(isConfirmed, 'email'),
  };
  const isUnderReview = photos.some(({ status }) => status === 'pending');
  const openSteps = (Object.keys(WEIGHTS) as CompletionStep[])
    .filter((step) => step !== 'photo' || !isUnderReview)
    .map((step) => ({ step, gain: (step === 'attributes' ? ATTRIBUTES.length : 1) * WEIGHTS[step] - points[step] }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
  return { percent: Object.values(points).reduce((sum, stepPoints) => sum + stepPoints, 0), next: openSteps[0]?.step ?? null };
}
