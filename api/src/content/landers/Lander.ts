import type { LanderCampaign } from '@rendezvous/shared/contract';

export type { LanderTexts } from '@rendezvous/shared/contract';

/** A campaign lander that is data; every text keeps to the truth rules of R-352. */
export interface Lander {
  name: string;
  /** Variants by slug; `default` is the one for every other slug. */
  variants: Record<string, LanderVariant> & { default: LanderVariant };
  /** Where its variants are: at `/landers/<name>/<slug>` unless it is about a member; `nowhere` has one address and no slug. */
  variantsAt?: 'member' | 'nowhere';
  /** Members who show themselves to visitors, at most this many; with what they wrote about themselves. */
  members?: { most: number; withNotes?: true };
  /** The visitor's country by region. */
  hasMap?: true;
}

/** What a variant shows. */
export type LanderVariant = Pick<LanderCampaign, 'image' | 'gender' | 'texts'>;
