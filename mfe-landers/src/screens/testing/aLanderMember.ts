import type { LanderMember } from '@rendezvous/shared/contract';
import { anImage } from '@rendezvous/shared/testing';

/** A member as the api returns one to a lander. */
export const aLanderMember = (overrides: Partial<LanderMember> = {}): LanderMember => ({
  id: 'Anna000000',
  name: 'Anna',
  age: 34,
  country: 'NL',
  region: 'UT',
  city: 'Utrecht',
  fictional: false,
  verified: false,
  image: anImage(),
  note: null,
  language: 'nl',
  ...overrides,
});
