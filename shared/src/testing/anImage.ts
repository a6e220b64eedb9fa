import type { ProfileImage } from '@rendezvous/shared/contract';

/** An approved portrait. */
export const anImage = (changes: Partial<ProfileImage> = {}): ProfileImage => ({
  id: 'Image00000',
  filename: '/photo/Image00000-full.webp',
  thumb_filename: '/photo/Image00000-thumb.webp',
  match: '/photo/Image00000-480.webp',
  status: 'approved',
  reason: null,
  ratio: 0.75,
  placeholder: null,
  locked: false,
  ...changes,
});
