import type { LanderCampaign } from '@rendezvous/shared/contract';

export type { LanderTexts } from '@rendezvous/shared/contract';

/** A campaign lander as data; every text follows the truth rules of R-352. */
export interface Lander {
  name: string;
  /** Variants by slug; `default` applies to every other slug. */
  variants: Record<string, LanderVariant> & { default: LanderVariant };
  /** Where variants are served: `/landers/<name>/<slug>` if omitted, `/members/<id>/<name>/<slug>` for `member`, no path for `nowhere`. */
  variantsAt?: 'member' | 'nowhere';
  /**
   * Shows up to `max` visible members, optionally with the notes they wrote. The order of the members changes daily; each
   * lander starts at a different `offset` in this order, so that not all landers show the same member first.
   */
  members?: { max: number; offset: number; withNotes?: true };
  /** Names from which a campaign chooses up to `max` further pictures or clips; if absent, a campaign has only its `image`. */
  imageSet?: { names: readonly string[]; max: number };
  /** Shows a map of the visitor's country by region. */
  hasMap?: true;
}

/** Content of a variant: the part of a campaign that a variant determines. */
export type LanderVariant = Pick<LanderCampaign, 'image' | 'images' | 'niche' | 'gender' | 'texts' | 'variants'>;
