import type { LanderMember } from '@rendezvous/shared/contract';
import type { Idea } from './ideas';

/** A card of the teaser: a member who shows themselves to visitors, or an evening as a symbol picture. */
export type SwipeCard = { key: string; member: LanderMember } | { key: Idea; idea: Idea };
