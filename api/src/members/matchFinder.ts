import type { FoundMatch, MatchAnswers, MatchFinder } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { getRegions } from '../site/getRegions';
import type { MemberViewContext } from '../getViewContext';
import type { UnitOfWork } from '../UnitOfWork';
import { presentCards } from './presentCard';
import { findMatchAnswers, findMatches, storeMatchAnswers } from './sqlSuggestions';

function assertValidAnswers({ min_age, max_age, region }: MatchAnswers, country: string): void {
  if (min_age > max_age) throw new ApiError('validation', { fields: { min_age: 'validation' } });
  const isValidRegion = region === null || getRegions(country).some(({ code }) => code === region);
  if (!isValidRegion) throw new ApiError('validation', { fields: { region: 'validation' } });
}

/** Validates and stores a member's answers to the match finder. */
export async function saveAnswers({ db, now }: UnitOfWork, member: { id: string; country: string }, answers: MatchAnswers): Promise<void> {
  assertValidAnswers(answers, member.country);
  await storeMatchAnswers(db, member.id, answers, now);
}

async function presentMatches({ work, viewer, viewerContext }: MemberViewContext, answers: MatchAnswers): Promise<FoundMatch[]> {
  const { id, region } = viewer.member;
  const matches = await findMatches(work, viewer, answers);
  const sharedInterests = new Map(matches.map((match) => [match.id, match.sharedInterests]));
  const cards = await presentCards(work.db, id, [...sharedInterests.keys()], viewerContext);
  return cards.map((profile) => ({
    profile,
    shared_interests: sharedInterests.get(profile.id) ?? [],
    same_region: region !== null && profile.region === region,
  }));
}

/** Loads the saved answers, the matching members and what they share with the viewer. */
export async function loadMatchFinder(context: MemberViewContext): Promise<MatchFinder> {
  const answers = await findMatchAnswers(context.work.db, context.viewer.member.id);
  return answers === undefined ? { answers: null, matches: [] } : { answers, matches: await presentMatches(context, answers) };
}
