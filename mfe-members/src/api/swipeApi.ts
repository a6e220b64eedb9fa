import * as likes from '@rendezvous/shared/calls/likes';
import { request } from '@rendezvous/shared/calls/request';
import * as swipeGame from '@rendezvous/shared/calls/swipeGame';
import type { ProfileCard, SwipeAction, SwipeGame } from '@rendezvous/shared/contract';
import type { HttpClient } from '@rendezvous/shared/http';

/** GET /api/swipe-game.php. */
export const readSwipeGame = (http: HttpClient): Promise<SwipeGame> => request(http, swipeGame.readSwipeGame);

/** POST /api/swipe-game.php: one move of the game. */
export const playSwipe = (http: HttpClient, profileId: string, action: SwipeAction): Promise<SwipeGame> =>
  request(http, swipeGame.swipe, { profile_id: profileId, action }, { progress: false });

export type AutoLikeProfile = Pick<ProfileCard, 'id' | 'main_image' | 'name' | 'age' | 'fictional'>;

/** GET /api/auto-like.php: a member whose like has not been answered yet, or null. */
export const readAutoLike = async (http: HttpClient): Promise<AutoLikeProfile | null> =>
  (await request(http, likes.takeAutoLike, undefined, { progress: false })).profile;
