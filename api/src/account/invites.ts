import { DAY_S, type Invites, INVITES_MAX } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { lockMembers } from '../members/sqlMembers';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { findInvites, insertInvite, isUsableInvite, takeInvite } from './sqlInvites';

const INVITE_LIFE_S = 30 * DAY_S;
const CODE_LENGTH = 12;

const inviteError = (): ApiError => new ApiError('invite_invalid', { fields: { invite_code: 'invite_invalid' } });

/** Normalizes a typed code to the form in which codes are stored. */
const toInviteCode = (text: string): string => text.trim().toUpperCase();

/** Lists a member's codes, newest first, and how many more they can create; a code that expired unused frees a slot. */
export async function listInvites({ db, now }: UnitOfWork, memberId: string): Promise<Invites> {
  const rows = await findInvites(db, memberId, now);
  return {
    invites: rows.map(({ code, used_by, expires_at }) => ({ code, expires: expires_at, used: used_by !== null })),
    left: Math.max(0, INVITES_MAX - rows.length),
  };
}

/** Creates a single-use code for an active member, who can have five at most; returns all of the member's codes. */
export function makeInvite(work: UnitOfWork, memberId: string): Promise<Invites> {
  return inTransaction(work, async (inside) => {
    const { db, now, random } = inside;
    const status = (await lockMembers(db, [memberId])).get(memberId)?.status;
    if (status !== 'active') throw new ApiError('not_confirmed');
    if ((await listInvites(inside, memberId)).left === 0) throw new ApiError('conflict');
    const code = random.id().slice(0, CODE_LENGTH).toUpperCase();
    await insertInvite(db, { code, owner_id: memberId, used_by: null, created_at: now, expires_at: now + INVITE_LIFE_S });
    return listInvites(inside, memberId);
  });
}

/** Throws `invite_invalid` for a code that cannot be used. */
export async function assertInviteUsable({ db, now }: UnitOfWork, code: string): Promise<void> {
  if (!(await isUsableInvite(db, toInviteCode(code), now))) throw inviteError();
}

/** Redeems an invite code for a new member; of two sign-ups with the same code, the later one is rejected. */
export async function redeemInvite({ db, now }: UnitOfWork, code: string, memberId: string): Promise<void> {
  if (!(await takeInvite(db, toInviteCode(code), memberId, now))) throw inviteError();
}
