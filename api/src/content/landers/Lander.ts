import type { Gender, Locale } from '@rendezvous/shared/contract';

/** What a variant says in one language. */
export interface LanderTexts {
  headline: string;
  text: string;
  call_to_action: string;
}

/** A campaign lander that is data; every text keeps to the truth rules of R-352. */
export interface Lander {
  name: string;
  /** Variants by slug; `default` is the one for every other slug. */
  variants: Record<string, LanderVariant> & { default: LanderVariant };
  /** Members who show themselves to visitors, at most this many; with what they wrote about themselves. */
  members?: { most: number; withNotes?: true };
  /** The visitor's country by region. */
  hasMap?: true;
}

export interface LanderVariant {
  /** Name of the picture that the lander draws. */
  image: string;
  /** Preselected in the sign-up. */
  gender: Gender | null;
  texts: Record<Locale, LanderTexts>;
}
