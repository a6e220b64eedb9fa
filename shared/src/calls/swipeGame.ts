import { type Static, Type } from 'typebox';
import { SWIPE_ACTIONS } from '../contract';
import { call } from './call';
import { OpaqueId, nullable, strictObject } from './schemas';
import { ProfileCardSchema } from './profiles';

/** State of the game; `card` is the current candidate, null when none is left. */
export const SwipeGameSchema = strictObject({
  card: nullable(ProfileCardSchema),
  /** The next candidate, whose photo can be preloaded; null when there is none. */
  next: nullable(ProfileCardSchema),
  likes_left: Type.Integer(),
  /** Time in unix seconds at which the next like becomes available; null while likes are left. */
  resets_at: nullable(Type.Integer()),
  /** True when the like just given is mutual. */
  match: Type.Boolean(),
  /** Id of the member whom an undo brings back; null when no pass can be undone. */
  undoable_id: nullable(Type.String()),
});
export type SwipeGame = Static<typeof SwipeGameSchema>;

/** Returns the current candidate and the likes left within 24 hours. */
export const readSwipeGame = call('GET /api/swipe-game.php', {
  access: 'member',
  tag: 'members',
  showsMembers: true,
  reply: SwipeGameSchema,
});

/** Likes or passes on a candidate, or undoes the last pass. */
export const swipe = call('POST /api/swipe-game.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  errors: ['blocked_by_member', 'conflict', 'like_limit', 'not_found'],
  body: strictObject({ profile_id: OpaqueId, action: Type.Enum(SWIPE_ACTIONS) }),
  reply: SwipeGameSchema,
});
