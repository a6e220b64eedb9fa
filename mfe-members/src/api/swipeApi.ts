import type { ProfileCard, SwipeAction, SwipeGame } from '@rendezvous/shared/contract';
import type { HttpClient } from '@rendezvous/shared/http';

/** GET /api/swipe-game.php. */
export const readSwipeGame = (http: HttpClient): Promise<SwipeGame> => http.get('/api/swipe-game.php');

/** POST /api/swipe-game.php: one move of the game. */
export const playSwipe = (http: HttpClient, profileId: string, action: SwipeAction): Promise<SwipeGame> =>
  http.post('/api/swipe-game.php', { profile_id: profileId, action }, { progress: false });

export type AutoLiked = Pick<ProfileCard, 'id' | 'main_image' | 'name' | 'age' | 'fictional'>;

/** GET /api/auto-like.php: somebody who likes the member and was not answered, or null. */
export const readAutoLike = async (http: HttpClient): Promise<AutoLiked | null> =>
  (await http.get('/api/auto-like.php', undefined, { progress: false })).profile;
