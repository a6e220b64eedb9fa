import type { OwnProfile } from '@rendezvous/shared/contract';
import { anImage } from './anImage';
import { aProfile } from './aProfile';

/** The signed-in member's own profile, with a photo. */
export const anOwnProfile = (changes: Partial<OwnProfile> = {}): OwnProfile => ({
  ...aProfile({ id: 'MyProfile00', name: 'Robin', gender: 'male', main_image: anImage() }),
  date_of_birth: '1990-04-12',
  ...changes,
});
