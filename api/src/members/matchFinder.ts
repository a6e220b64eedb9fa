import type { FoundMatch, MatchAnswers, MatchFinder } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { getRegions } from '../site/getRegions';
import type { MemberViewContext } from '../getViewContext';
import type { UnitOfWork } from '../UnitOfWork';
import { presentCards } from './presentCard';
import { findMatchAnswers, findMatches, storeMatchAnswers } from './sqlSuggestions';

function checkAnswers({ min_age, max_age, region }: MatchAnswers, country: string): void {
  if (min_age > max_age) throw new ApiError('validation', { fields: { min_age: 'validation' } });
  const isKnown = region === null || getRegions(country).some(({ code }) => code === region);
  if (!isKnown) throw new ApiError('validation', { fields: { region: 'validation' } });
}

/** Stores a member's answers to the match finder. */
export async function saveAnswers({ db, now }: UnitOfWork, member: { id: string; country: string }, given: MatchAnswers): Promise<void> {
  checkAnswers(given, member.country);
  await storeMatchAnswers(db, member.id, given, now);
}

async function presentMatches({ work, viewer, sight }: MemberViewContext, answers: MatchAnswers): Promise<FoundMatch[]> {
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

/** The saved answers with the matching members and the reasons. */
export async function finderOf(viewing: MemberViewContext): Promise<MatchFinder> {
  const answers = await findMatchAnswers(viewing.work.db, viewing.viewer.member.id);
  return answers === undefined ? { answers: null, matches: [] } : { answers, matches: await presentMatches(viewing, answers) };
}
