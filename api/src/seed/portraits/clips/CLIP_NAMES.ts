/** Moving symbol pictures of the landers; a still of each is the picture of the same name. */
export const CLIP_NAMES = ['skyline', 'lake', 'lanterns'] as const;

export type ClipName = (typeof CLIP_NAMES)[number];
