import type { ProfileCard } from '@rendezvous/shared/contract';

/** A member as shown in lists. */
export const aCard = (changes: Partial<ProfileCard> = {}): ProfileCard => ({
  id: 'Anna000000',
  name: 'Anna',
  age: 34,
  gender: 'female',
  country: 'NL',
  region: 'NL-NH',
  city: 'Amsterdam',
  main_image: null,
  fictional: false,
  verified: false,
  online: false,
  last_active: 'today',
  distance_bucket: null,
  common_interests: 0,
  liked: false,
  liked_me: false,
  match: false,
  ...changes,
});
