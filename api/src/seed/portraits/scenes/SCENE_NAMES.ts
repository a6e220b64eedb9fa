import { NICHES } from '@rendezvous/shared/contract';

/** Symbol pictures: one for the front page, one for each niche, and the evening of the lander under both its names. */
export const SCENE_NAMES = ['hero', 'alonetonight', 'evening', ...Object.values(NICHES).map((niche) => `hero-${niche}` as const)] as const;

export type SceneName = (typeof SCENE_NAMES)[number];
