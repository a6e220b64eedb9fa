import * as members from '@rendezvous/shared/calls/members';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FoundMatch, MatchAnswers, MatchFinder } from '@rendezvous/shared/contract';
import { findMatches } from './findMatches';
import { saveAnswers } from './saveAnswers';
import { presentCards } from './presentCards';
import { memberViewingOf, type MemberViewing } from '../viewingOf';

async function found({ work, viewer, sight }: MemberViewing, answers: MatchAnswers): Promise<FoundMatch[]> {
  const { id, region } = viewer.member;
  const matches = await findMatches(work, viewer, answers);
  const shared = new Map(matches.map((match) => [match.id, match.shared]));
  const cards = await presentCards(work.db, id, [...shared.keys()], sight);
  return cards.map((profile) => ({
    profile,
    shared_interests: shared.get(profile.id) ?? [],
    same_region: region !== null && profile.region === region,
  }));
}

async function finderOf(viewing: MemberViewing): Promise<MatchFinder> {
  const row = await viewing.work.db
    .selectFrom('match_answers')
    .select('answers')
    .where('member_id', '=', viewing.viewer.member.id)
    .executeTakeFirst();
  if (row === undefined) return { answers: null, matches: [] };
  return { answers: row.answers, matches: await found(viewing, row.answers) };
}

/** GET and PUT /api/match-finder.php: saved answers and at most 24 members who fit them, with the reasons. */
export const matchFinderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, members.readMatchFinder, async (request) => finderOf(await memberViewingOf(app, request)));
  answer(app, members.answerMatchFinder, async (request) => {
    const viewing = await memberViewingOf(app, request);
    await saveAnswers(viewing.work, viewing.viewer.member, request.body);
    return finderOf(viewing);
  });
};
