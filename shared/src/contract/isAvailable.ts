import type { ProfileCard } from '../calls/profiles';

/** False for a member who was deleted or blocked: partners keep the conversation, and learn no more than that. */
export const isAvailable = ({ name }: Pick<ProfileCard, 'name'>): boolean => name !== '';
