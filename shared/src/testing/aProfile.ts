import type { Profile } from '@rendezvous/shared/contract';
import { aCard } from './aCard';

/** A member's full profile. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  ...aCard(),
  status: 'active',
  sexuality: 'hetero',
  hair_color: 'brown',
  eye_color: null,
  body_type: null,
  relationship_status: 'single',
  tattoos: null,
  interests: ['beach', 'coffee'],
  notes: { about_me: 'Likes long walks.', looking_for: null },
  language: 'en',
  photos: [],
  blocked_by_me: false,
  conversation_id: null,
  ...changes,
});
