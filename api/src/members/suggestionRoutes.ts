import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as likes from '@rendezvous/shared/calls/likes';
import * as matchFinder from '@rendezvous/shared/calls/matchFinder';
import * as signup from '@rendezvous/shared/calls/signup';
import * as swipeGame from '@rendezvous/shared/calls/swipeGame';
import type { SwipeGame } from '@rendezvous/shared/contract';
import { serveCall } from '../serveCall';
import { type MemberViewContext, getMemberViewContext } from '../getViewContext';
import { loadMatchFinder, saveAnswers } from './matchFinder';
import { presentCards } from './presentCard';
import { findAutoLike, findSignupMatches } from './sqlSuggestions';
import { findNextCards } from './sqlSwipes';
import { findUndoableId, swipe, getSwipeLimit } from './swipe';

/** GET /api/auto-like.php: a member whose like the viewer has not answered yet. */
export const autoLikeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, likes.takeAutoLike, async (request) => {
    const { viewer, viewerContext } = await getMemberViewContext(app, request);
    const id = await findAutoLike(app.db, viewer);
    const [card] = id === undefined ? [] : await presentCards(app.db, viewer.member.id, [id], viewerContext);
    if (card === undefined) return { profile: null };
    const { main_image, name, age, fictional } = card;
    return { profile: { id: card.id, main_image, name, age, fictional } };
  });
};

/** GET /api/signup-matches.php: compatible members right after the sign-up. */
export const signupMatchesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, signup.listSignupMatches, async (request) => {
    const { viewer, viewerContext } = await getMemberViewContext(app, request);
    const ids = await findSignupMatches(app.db, viewer, request.now);
    return { profiles: await presentCards(app.db, viewer.member.id, ids, viewerContext) };
  });
};

async function loadGame({ work, viewer, viewerContext }: MemberViewContext, match: boolean): Promise<SwipeGame> {
  const memberId = viewer.member.id;
  const { likesLeft, resetsAt } = await getSwipeLimit(work, memberId);
  const ids = await findNextCards(work, viewer);
  const [card = null, next = null] = await presentCards(work.db, memberId, ids, viewerContext);
  const undoableId = await findUndoableId(work, memberId);
  return { card, next, likes_left: likesLeft, resets_at: resetsAt, match, undoable_id: undoableId ?? null };
}

/** GET and POST /api/swipe-game.php: one card at a time, four likes in 24 hours. */
export const swipeGameRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, swipeGame.readSwipeGame, async (request) => loadGame(await getMemberViewContext(app, request), false));
  serveCall(app, swipeGame.swipe, async (request) => {
    const context = await getMemberViewContext(app, request);
    const { profile_id: id, action } = request.body;
    const match = await swipe(context.work, context.viewer, id, action);
    if (action === 'like') app.ports.events.publish(id, { type: 'changed', kinds: ['likes'] });
    return loadGame(context, match);
  });
};

/** GET and PUT /api/match-finder.php: saved answers and at most 24 matching members, with the reasons. */
export const matchFinderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, matchFinder.readMatchFinder, async (request) => loadMatchFinder(await getMemberViewContext(app, request)));
  serveCall(app, matchFinder.answerMatchFinder, async (request) => {
    const context = await getMemberViewContext(app, request);
    await saveAnswers(context.work, context.viewer.member, request.body);
    return loadMatchFinder(context);
  });
};
