import type { DataExport } from '@rendezvous/shared/contract';
import { enqueueJob } from '../jobs/enqueueJob';
import type { PasswordsPort } from '../ports/passwords/PasswordsPort';
import { lockMembers } from '../members/lockMembers';
import { askPassword } from '../account/askPassword';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { findExport } from './findExport';

/** A copy can be read for a day. */
const LIFE_S = 86_400;

/** Orders a copy of a member's data; there is one at a time, a second order finds the first. */
export async function requestExport(work: Work, passwords: PasswordsPort, memberId: string, password: string): Promise<DataExport> {
  await askPassword(work, passwords, memberId, { password, field: 'password' });
  return inTransaction(work, async (inside) => {
    const { db, now, random } = inside;
    await lockMembers(db, [memberId]);
    const last = await findExport(inside, memberId);
    if (last) return last;
    const row = { id: random.id(), member_id: memberId, status: 'pending' as const, created_at: now, expires_at: now + LIFE_S };
    await db.insertInto('exports').values(row).execute();
    await enqueueJob(db, { id: `export-${row.id}`, kind: 'export', payload: { export_id: row.id }, runAt: now });
    return { id: row.id, status: row.status, created: now, expires: row.expires_at };
  });
}
