const MAX_DELAY_S = 600;

/** Query parameter with the delay of the like modal. */
export const LIKE_MODAL_PARAM = 't';

/** Delay of the like modal in seconds, 0 to 600; anything else is undefined and ignored. */
export function likeModalDelay(value: string | null): number | undefined {
  if (value === null || !/^\d{1,3}$/.test(value)) return undefined;
  return Number(value) <= MAX_DELAY_S ? Number(value) : undefined;
}

/** Names of the routes whose {id} is the liked member. */
export const LIKE_MODAL_ROUTES: readonly string[] = [
  'members-id',
  'likes-m-id',
  'members-id-landing',
  'members-id-landing2-slug',
  'members-id-landing3-slug',
];
