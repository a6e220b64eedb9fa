import type { ProfileCard } from '@rendezvous/shared/contract';
import type { CardRow } from './CardRow';

/** What is left to see of a member who was deleted or blocked by moderation: nothing about the person. */
export const unavailableCard = ({ id, gender, fictional }: Pick<CardRow, 'id' | 'gender' | 'fictional'>): ProfileCard => ({
  id,
  name: '',
  age: 0,
  gender,
  country: '',
  region: null,
  city: null,
  main_image: null,
  fictional,
  verified: false,
  online: false,
  last_active: 'older',
  distance_bucket: null,
  common_interests: 0,
  liked: false,
  liked_me: false,
  match: false,
});
