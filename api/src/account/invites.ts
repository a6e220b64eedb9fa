import { DAY_S, type Invites, INVITES_MAX } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { lockMembers } from '../members/sqlMembers';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { findInvites, insertInvite, isInviteUsable, markInviteUsed } from './sqlInvites';

const INVITE_VALIDITY_S = 30 * DAY_S;
const CODE_LENGTH = 12;

const createInviteError = (): ApiError => new ApiError('invite_invalid', { fields: { invite_code: 'invite_invalid' } });

/** Normalizes a typed code to the form in which codes are stored. */
const normalizeInviteCode = (text: string): string => text.trim().toUpperCase();

/** Lists a member's codes, newest first, and how many more they can create; a code that expired unused frees a slot. */
export async function listInvites({ db, now }: UnitOfWork, memberId: string): Promise<Invites> {
  const rows = await findInvites(db, memberId, now);
  return {
    invites: rows.map(({ code, used_by, expires_at }) => ({ code, expires: expires_at, used: used_by !== null })),
    left: Math.max(0, INVITES_MAX - rows.length),
  };
}

/** Creates a single-use code for an active member, who can have five at most; returns all of the member's codes. */
export function createInvite(work: UnitOfWork, memberId: string): Promise<Invites> {
  return inTransaction(work, async (tx) => {
    const { db, now, random } = tx;
    const status = (await lockMembers(db, [memberId])).get(memberId)?.status;
    if (status !== 'active') throw new ApiError('not_confirmed');
    if ((await listInvites(tx, memberId)).left === 0) throw new ApiError('conflict');
    const code = random.id().slice(0, CODE_LENGTH).toUpperCase();
    await insertInvite(db, { code, owner_id: memberId, used_by: null, created_at: now, expires_at: now + INVITE_VALIDITY_S });
    return listInvites(tx, memberId);
  });
}

/** Throws `invite_invalid` for a code that cannot be used. */
export async function assertInviteUsable({ db, now }: UnitOfWork, code: string): Promise<void> {
  if (!(await isInviteUsable(db, normalizeInviteCode(code), now))) throw createInviteError();
}

/** Redeems an invite code for a new member; of two sign-ups with the same code, the later one is rejected. */
export async function redeemInvite({ db, now }: UnitOfWork, code: string, memberId: string): Promise<void> {
  if (!(await markInviteUsed(db, normalizeInviteCode(code), memberId, now))) throw createInviteError();
}
