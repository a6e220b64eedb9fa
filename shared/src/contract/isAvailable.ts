import type { ProfileCard } from '../calls/profiles';

/** False for a deleted or blocked member: partners keep the conversation and learn nothing more. */
export const isAvailable = ({ name }: Pick<ProfileCard, 'name'>): boolean => name !== '';
