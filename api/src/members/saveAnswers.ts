import type { MatchAnswers } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { regionsOf } from '../site/regionsOf';
import type { Work } from '../Work';

function check({ min_age, max_age, region }: MatchAnswers, country: string): void {
  if (min_age > max_age) throw new ApiError('validation', { fields: { min_age: 'validation' } });
  const isKnown = region === null || regionsOf(country).some(({ code }) => code === region);
  if (!isKnown) throw new ApiError('validation', { fields: { region: 'validation' } });
}

/** Keeps the answers of a member to the match finder. */
export async function saveAnswers({ db, now }: Work, member: { id: string; country: string }, given: MatchAnswers): Promise<void> {
  check(given, member.country);
  const answers = JSON.stringify(given);
  await db
    .insertInto('match_answers')
    .values({ member_id: member.id, answers, updated_at: now })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ answers, updated_at: now }))
    .execute();
}
