import { NICHES } from '@rendezvous/shared/contract';

/** Names of the animated scenes of the landers; the illustration of the same name is a still of the clip. */
export const CLIP_NAMES = ['skyline', 'lake', 'lanterns'] as const;

export type ClipName = (typeof CLIP_NAMES)[number];

/**
 * Names of the scene illustrations: one for the front page, one for each niche, the lander's evening scene under both its names, and the stills of
 * the clips.
 */
export const SCENE_NAMES = [
  'hero',
  'alonetonight',
  'evening',
  ...CLIP_NAMES,
  ...Object.values(NICHES).map((niche) => `hero-${niche}` as const),
] as const;

/** Illustrations of evening ideas, which fill the cards of the swipe teaser that have no member; the teaser has a caption for each. */
export const IDEA_NAMES = [
  'lake',
  'lanterns',
  'skyline',
  'alonetonight',
  'hero',
] as const satisfies readonly (typeof SCENE_NAMES)[number][];

export type SceneName = (typeof SCENE_NAMES)[number];
