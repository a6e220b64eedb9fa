import { DAY_S } from '@rendezvous/shared/contract';
import { endSessions } from '../account/sessions';
import { forgetAttempts } from '../account/sqlLogin';
import { enqueueDaily } from '../jobs/enqueueDaily';
import type { JobHandler } from '../jobs/JobKind';
import { bumpPartners } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import { removePhotoFiles } from '../photos/photoFiles';
import type { FilesPort } from '../ports/FilesPort';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { dropExports } from './dataExport';
import {
  anonymizeMember,
  anonymizeProfile,
  anonymizeTraces,
  blankMessages,
  deleteOwnRows,
  findOwnFiles,
  findUnerased,
  markDue,
} from './sqlErasure';

/** Time in seconds after sign-up at which an account that was never confirmed is erased. */
const UNCONFIRMED_S = 30 * DAY_S;

/**
 * Marks accounts that are due for erasure: deleted 14 days ago, or never confirmed and without a purchase. From then on they cannot
 * be restored. Returns the ids of all accounts still to be erased, including those of an interrupted run.
 */
export async function claimDue({ db, now }: UnitOfWork): Promise<string[]> {
  for (const id of await markDue(db, { unconfirmedSince: now - UNCONFIRMED_S, now })) await endSessions(db, id);
  return findUnerased(db);
}

async function removeFiles({ db }: UnitOfWork, files: FilesPort, memberId: string): Promise<void> {
  for (const id of await findOwnFiles(db, memberId)) await removePhotoFiles(files, id);
  await dropExports(db, files, { memberId });
}

/**
 * Erases the personal data of a member who is due; the books are kept. Files are removed first, so that after an interruption the remaining
 * rows show what is still to be erased.
 */
export async function eraseAccount(work: UnitOfWork, files: FilesPort, memberId: string): Promise<void> {
  await removeFiles(work, files, memberId);
  await inTransaction(work, async (inside) => {
    const { db } = inside;
    const member = (await lockMembers(db, [memberId])).get(memberId);
    if (member?.status !== 'deleted') return;
    await bumpPartners(db, memberId);
    await blankMessages(inside, memberId);
    await forgetAttempts(db, [member.email, member.name]);
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
  for (const id of await claimDue(work)) await eraseAccount(work, ports.files, id);
  await enqueueDaily(app, 'erase_accounts', 1);
};
