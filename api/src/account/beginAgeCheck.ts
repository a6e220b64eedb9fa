import { AGE_CHECK_S, type Locale } from '@rendezvous/shared/contract';
import type { AgePort } from '../ports/age/AgePort';
import type { Random } from '../ports/Random';
import { hashToken } from '../account/hashToken';
import type { Work } from '../Work';

/** Begins a check of a member's age; answers the address of the provider's page. The check before it ends. */
export async function beginAgeCheck(
  { db, now, random }: Work & { random: Random },
  port: AgePort,
  { id: memberId, language }: { id: string; language: Locale },
): Promise<string> {
  const state = random.token();
  await db.deleteFrom('age_checks').where('member_id', '=', memberId).execute();
  await db
    .insertInto('age_checks')
    .values({ state_hash: hashToken(state), member_id: memberId, expires_at: now + AGE_CHECK_S })
    .execute();
  return port.pageFor(state, language);
}
