import type { DistanceBucket, InterestKey, ProfileAttributes, Sexuality } from '@rendezvous/shared/contract';

/** The search inputs that a domain may switch on one by one; what is left out narrows nothing. */
export interface ExtraFilters extends Partial<ProfileAttributes> {
  sexuality?: Sexuality;
  city?: string;
  /** A member must have all of them. */
  interests?: InterestKey[];
  /** Farthest distance from the viewer's place. */
  distance?: DistanceBucket;
}
