import { NICHES } from '@rendezvous/shared/contract';

/** Moving symbol pictures of the landers; a still of each is the picture of the same name. */
export const CLIP_NAMES = ['skyline', 'lake', 'lanterns'] as const;

export type ClipName = (typeof CLIP_NAMES)[number];

/** Symbol pictures: one for the front page, one for each niche, the evening of the lander under both its names, stills of the clips. */
export const SCENE_NAMES = [
  'hero',
  'alonetonight',
  'evening',
  ...CLIP_NAMES,
  ...Object.values(NICHES).map((niche) => `hero-${niche}` as const),
] as const;

export type SceneName = (typeof SCENE_NAMES)[number];
