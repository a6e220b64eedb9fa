import { NICHES } from '@rendezvous/shared/contract';
import { CLIP_NAMES } from '../clips/CLIP_NAMES';

/** Symbol pictures: one for the front page, one for each niche, the evening of the lander under both its names, stills of the clips. */
export const SCENE_NAMES = [
  'hero',
  'alonetonight',
  'evening',
  ...CLIP_NAMES,
  ...Object.values(NICHES).map((niche) => `hero-${niche}` as const),
] as const;

export type SceneName = (typeof SCENE_NAMES)[number];
