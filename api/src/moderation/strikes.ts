import { hash } from 'node:crypto';
import { DAY_S, LAST_STRIKE, type ModeratedMember, SUSPENSION_DAYS } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { endSessions } from '../account/sessions';
import { decryptMandateForm } from '../directDebit/mandates';
import { enqueueJob } from '../jobs/sql';
import type { JobHandler } from '../jobs/JobKind';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';
import { findCaseMembers } from './sqlCases';
import { blockAccount, countStrikes, findSignedForms, findStrikeLevel, insertStrike, reopenAccount } from './sqlStrikes';

const SUSPENSION_S = SUSPENSION_DAYS * DAY_S;

/** Key under which strikes are stored: a hash of an email address or phone number, which reveals nothing about its owner. */
const hashStrikeKey = (kind: 'email' | 'phone', value: string): string => hash('sha256', `${kind}:${value.trim().toLowerCase()}`);

/** Finds all keys of a member's strikes: that of the email address, and those of the phone numbers confirmed by signing a mandate. */
export async function findStrikeKeys(
  { db }: Pick<UnitOfWork, 'db'>,
  { id, email }: { id: string; email: string },
  secrets: readonly string[],
): Promise<string[]> {
  const mandates = await findSignedForms(db, id);
  const phoneKeys = mandates.map((mandate) => hashStrikeKey('phone', decryptMandateForm(secrets, mandate).phone.replace(/[^+\d]/g, '')));
  return [...new Set([hashStrikeKey('email', email), ...phoneKeys])];
}

/** True if the owner of an email address was banned, even after the account is gone. */
export async function isBanned({ db }: Pick<UnitOfWork, 'db'>, email: string): Promise<boolean> {
  return (await findStrikeLevel(db, [hashStrikeKey('email', email)])) === LAST_STRIKE;
}

/** Members as moderators see them, by id, with the number of strikes against their email address. */
export async function findModeratedMembers(
  db: Kysely<Database>,
  ids: readonly (string | null)[],
): Promise<Map<string | null, ModeratedMember>> {
  const memberIds = ids.filter((id) => id !== null);
  if (memberIds.length === 0) return new Map();
  const rows = await findCaseMembers(db, [...new Set(memberIds)]);
  const keys = rows.map(({ email }) => hashStrikeKey('email', email));
  const strikes = await countStrikes(db, keys);
  return new Map(rows.map(({ email, ...row }) => [row.id, { ...row, strikes: strikes.get(hashStrikeKey('email', email)) ?? 0 }]));
}

async function closeAccount({ db }: UnitOfWork, memberId: string, until: number | null): Promise<void> {
  if (!(await blockAccount(db, memberId, until))) return;
  await endSessions(db, memberId);
  if (until === null) return;
  await enqueueJob(db, { id: `suspended-${memberId}-${until}`, kind: 'end_suspension', payload: { member_id: memberId }, runAt: until });
}

interface Strike {
  decisionId: string;
  memberId: string;
  /** Hashes under which the strike is stored. */
  keys: readonly string[];
  /** True to ban the member at once, without a warning or a suspension. */
  isBan: boolean;
}

/** Gives a member the next strike and returns its level: 1 is a warning, 2 suspends for 7 days, 3 bans. Strikes outlive the account. */
export async function issueStrike(work: UnitOfWork, { decisionId, memberId, keys, isBan }: Strike): Promise<number> {
  const previousLevel = await findStrikeLevel(work.db, keys);
  const level = isBan ? LAST_STRIKE : Math.min(LAST_STRIKE, previousLevel + 1);
  await insertStrike(work.db, { id: decisionId, level, now: work.now }, keys);
  if (level > 1) await closeAccount(work, memberId, level === LAST_STRIKE ? null : work.now + SUSPENSION_S);
  return level;
}

/** Ends a suspension when it expires. */
export const endSuspensionJob: JobHandler = async ({ db, ports }, { member_id: memberId = '' }) => {
  await reopenAccount(db, memberId, ports.clock.now());
};
