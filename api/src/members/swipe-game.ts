import * as members from '@rendezvous/shared/calls/members';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { SwipeGame } from '@rendezvous/shared/contract';
import { findNextCards } from './findNextCards';
import { findUndoable } from './findUndoable';
import { swipe } from './swipe';
import { swipeLimit } from './swipeLimit';
import { presentCards } from './presentCards';
import { memberViewingOf, type MemberViewing } from '../viewingOf';

async function gameOf({ work, viewer, sight }: MemberViewing, match: boolean): Promise<SwipeGame> {
  const memberId = viewer.member.id;
  const { likesLeft, resetsAt } = await swipeLimit(work, memberId);
  const ids = await findNextCards(work, viewer);
  const [card = null, next = null] = await presentCards(work.db, memberId, ids, sight);
  const undoable = await findUndoable(work, memberId);
  return { card, next, likes_left: likesLeft, resets_at: resetsAt, match, undoable_id: undoable ?? null };
}

/** GET and POST /api/swipe-game.php: one card at a time, four likes in 24 hours. */
export const swipeGameRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, members.readSwipeGame, async (request) => gameOf(await memberViewingOf(app, request), false));
  answer(app, members.swipe, async (request) => {
    const viewing = await memberViewingOf(app, request);
    const { profile_id: id, action } = request.body;
    const match = await swipe(viewing.work, viewing.viewer, id, action);
    if (action === 'like') app.ports.events.publish(id, { type: 'changed', kinds: ['likes'] });
    return gameOf(viewing, match);
  });
};
