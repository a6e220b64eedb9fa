import { DAY_S } from '@rendezvous/shared/contract';
import { endSessions } from '../account/sessions';
import { deleteMemberAttempts } from '../account/sqlLogin';
import { enqueueDaily } from '../jobs/enqueueDaily';
import type { JobHandler } from '../jobs/JobKind';
import { bumpPartnerCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import { removePhotoFiles } from '../photos/photoFiles';
import type { FilesPort } from '../ports/FilesPort';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { removeExports } from './dataExport';
import {
  anonymizeMember,
  anonymizeProfile,
  anonymizeTraces,
  blankMessages,
  deleteOwnRows,
  findOwnPhotoIds,
  findUnerasedMembers,
  markDueMembers,
} from './sqlErasure';

/** Time in seconds after sign-up at which an account that was never confirmed is erased. */
const UNCONFIRMED_LIFETIME_S = 30 * DAY_S;

/**
 * Marks accounts that are due for erasure: deleted at least 14 days ago, or neither confirmed within 30 days nor used for a purchase
 * . Returns the ids of all accounts still to be erased, including those of an interrupted run.
 */
export async function claimDueAccounts({ db, now }: UnitOfWork): Promise<string[]> {
  for (const id of await markDueMembers(db, { unconfirmedSince: now - UNCONFIRMED_LIFETIME_S, now })) await endSessions(db, id);
  return findUnerasedMembers(db);
}

async function removeMemberFiles({ db }: UnitOfWork, files: FilesPort, memberId: string): Promise<void> {
  for (const id of await findOwnPhotoIds(db, memberId)) await removePhotoFiles(files, id);
  await removeExports(db, files, { memberId });
}

/**
 * Erases the personal data of a member who is due for erasure; the books are kept. Files are removed first, so that after an interruption
 * the remaining rows show what is still to be erased.
 */
export async function eraseAccount(work: UnitOfWork, files: FilesPort, memberId: string): Promise<void> {
  await removeMemberFiles(work, files, memberId);
  await inTransaction(work, async (transactionWork) => {
    const { db } = transactionWork;
    const member = (await lockMembers(db, [memberId])).get(memberId);
    if (member?.status !== 'deleted') return;
    await bumpPartnerCounters(db, memberId);
    await blankMessages(transactionWork, memberId);
    await deleteMemberAttempts(db, memberId);
    await anonymizeTraces(db, memberId, member.email);
    await deleteOwnRows(db, memberId);
    await anonymizeProfile(db, memberId);
    await anonymizeMember(db, memberId);
  });
}

/** Erases accounts 14 days after their deletion, and those neither confirmed within 30 days nor used for a purchase. */
export const eraseAccountsJob: JobHandler = async (app) => {
  const { db, ports } = app;
  const work = { db, now: ports.clock.now(), random: ports.random };
  for (const id of await claimDueAccounts(work)) await eraseAccount(work, ports.files, id);
  await enqueueDaily(app, 'erase_accounts', 1);
};
