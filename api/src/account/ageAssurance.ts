import { createHash } from 'node:crypto';
import { AGE_CHECK_S, ageWayOf, type AgeWays, DAY_S, isUnderage, type Locale } from '@rendezvous/shared/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../ApiError';
import { bumpCounters } from '../members/sqlCounters';
import type { AgePort } from '../ports/AgePort';
import type { Random } from '../ports/Random';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { isMarkedUnderage, markAgeAssured, replaceAgeCheck, storeUnderageMark, consumeAgeCheck } from './sqlAge';
import { hashToken } from './tokens';

interface AgeResult {
  memberId: string;
  /** Signed result that the provider gave to the browser. */
  token: string;
  /** Identifies the browser. */
  visitor: string;
}

/** Hashes the traits that identify a browser: the underage mark applies to the browser, not to the person. */
const hashTraits = (traits: readonly string[]): string => createHash('sha256').update(traits.join('|')).digest('hex');

/** Identifies the calling browser: by the site server's cookie or, without it, by IP address and user agent. */
export const identifyVisitor = ({ cookies, ip, headers }: FastifyRequest): string =>
  hashTraits(cookies['visitor'] ? [cookies['visitor']] : [ip, headers['user-agent'] ?? '']);

/** Marks a browser as a minor's for a day, after a date of birth or a provider's result. */
const markUnderage = ({ db, now }: UnitOfWork, visitor: string): Promise<void> =>
  storeUnderageMark(db, { visitor_hash: visitor, expires_at: now + DAY_S });

/** Rejects a browser that was marked as a minor's within the last day. */
export async function assertNotMarkedUnderage({ db, now }: UnitOfWork, visitor: string): Promise<void> {
  if (await isMarkedUnderage(db, visitor, now)) throw new ApiError('underage');
}

/** Rejects a minor's date of birth and, for a day, any other date from the same browser; nothing about the person is stored. */
export async function assertAdult(work: UnitOfWork, dateOfBirth: string, visitor: string): Promise<void> {
  if (isUnderage(dateOfBirth, work.now)) await markUnderage(work, visitor);
  await assertNotMarkedUnderage(work, visitor);
}

/** True for a member whose country requires a provider to confirm their age, until a provider has done so. */
export const requiresAgeCheck = (ageWays: AgeWays, { ageAssured, country }: { ageAssured: boolean; country: string }): boolean =>
  !ageAssured && ageWayOf(ageWays, country) === 'provider';

/** Starts a check of a member's age, which replaces any previous one; returns the URL of the provider's page. */
export async function beginAgeCheck(
  { db, now, random }: UnitOfWork & { random: Random },
  agePort: AgePort,
  { id: memberId, language }: { id: string; language: Locale },
): Promise<string> {
  const state = random.token();
  await replaceAgeCheck(db, { state_hash: hashToken(state), member_id: memberId, expires_at: now + AGE_CHECK_S });
  return agePort.getPageUrl(state, language);
}

/**
 * Accepts the provider's result for the check that this member started, but only once, and stores nothing except the time of the
 * confirmation. The result 'under 18' is treated like a minor's date of birth. Throws `age_check_failed` or `underage`.
 */
export async function finishAgeCheck(work: UnitOfWork, agePort: AgePort, { memberId, token, visitor }: AgeResult): Promise<void> {
  const result = agePort.read(token);
  if (result === null) throw new ApiError('age_check_failed');
  await assertNotMarkedUnderage(work, visitor);
  const isAccepted = await inTransaction(work, async (tx) => {
    const { db, now } = tx;
    const isOwnCheck = await consumeAgeCheck(db, hashToken(result.state), memberId, now);
    if (!isOwnCheck || result.outcome === 'refused') return false;
    if (result.outcome === 'under18') {
      await markUnderage(tx, visitor);
      return true;
    }
    await markAgeAssured(db, memberId, now);
    await bumpCounters(db, [memberId], 'user');
    return true;
  });
  if (!isAccepted) throw new ApiError('age_check_failed');
  if (result.outcome === 'under18') throw new ApiError('underage');
}
