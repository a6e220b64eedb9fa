import type { LanderCampaign } from '@rendezvous/shared/contract';

export type { LanderTexts } from '@rendezvous/shared/contract';

/** A campaign lander as data; every text follows the truth rules of R-352. */
export interface Lander {
  name: string;
  /** Variants by slug; `default` applies to every other slug. */
  variants: Record<string, LanderVariant> & { default: LanderVariant };
  /** Address of its variants: `/landers/<name>/<slug>` unless it is about a member; `nowhere` has one address and no slug. */
  variantsAt?: 'member' | 'nowhere';
  /** Maximum number of visible members, with their own notes. */
  members?: { most: number; withNotes?: true };
  /** The visitor's country by region. */
  hasMap?: true;
}

/** Content of a variant. */
export type LanderVariant = Pick<LanderCampaign, 'image' | 'gender' | 'texts'>;
