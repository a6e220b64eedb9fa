import type { LanderMember } from '@rendezvous/shared/contract';
import type { Idea } from './ideas';

/** A card of the teaser: a member who allows visitors to see them, or an evening idea with a scene illustration. */
export type SwipeCard = { key: string; member: LanderMember } | { key: Idea; idea: Idea };
