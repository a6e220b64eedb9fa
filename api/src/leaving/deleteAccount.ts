import { DELETE_REVERSIBLE_DAYS, type ApiBody } from '@rendezvous/shared/contract';
import type { PasswordsPort } from '../ports/passwords/PasswordsPort';
import type { Random } from '../ports/Random';
import { endSessions } from '../account/endSessions';
import { bumpPartners } from '../members/bumpPartners';
import { lockMembers } from '../members/lockMembers';
import { enqueueJob } from '../jobs/enqueueJob';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { askPassword } from '../account/askPassword';
import { sendDeletion } from './sendDeletion';
import { voidTokens } from '../account/voidTokens';

type Farewell = ApiBody<'DELETE /api/account.php'>;

/** What would still speak to the member or for them. */
async function silence(work: Work, memberId: string): Promise<void> {
  const { db } = work;
  await endSessions(db, memberId);
  await db.deleteFrom('push_subscriptions').where('member_id', '=', memberId).execute();
  await db.deleteFrom('signup_messages').where('member_id', '=', memberId).execute();
  // Undo links stay: an account may be deleted by somebody who took it over.
  await voidTokens(work, memberId, ['activation', 'reset', 'mail_change']);
}

/** Takes a member out of sight at once and for good after 14 days; answers when. */
export async function deleteAccount(
  work: Work & { random: Random },
  passwords: PasswordsPort,
  { memberId, publicOrigin }: { memberId: string; publicOrigin: string },
  { reason, text = '', password }: Farewell,
): Promise<number> {
  const account = await askPassword(work, passwords, memberId, { password, field: 'password' });
  const deletesAt = work.now + DELETE_REVERSIBLE_DAYS * 86_400;
  await inTransaction(work, async (within) => {
    const inside = { ...within, random: work.random };
    const { db, now, random } = inside;
    await lockMembers(db, [memberId]);
    await db.updateTable('members').set({ status: 'pending_deletion', deletes_at: deletesAt }).where('id', '=', memberId).execute();
    const row = { id: random.id(), member_id: memberId, reason, text: text.trim() || null, created_at: now };
    await db.insertInto('account_deletions').values(row).execute();
    await silence(inside, memberId);
    // At the minute that the owner is told; the daily run finishes what was interrupted.
    await enqueueJob(db, { id: `erase_accounts-at-${deletesAt}`, kind: 'erase_accounts', payload: {}, runAt: deletesAt });
    await sendDeletion(inside, account, deletesAt, { publicOrigin });
    await bumpPartners(db, memberId);
  });
  return deletesAt;
}
