import { ApiError } from '../ApiError';
import type { Config } from '../config';
import { enqueueJob } from '../jobs/enqueueJob';
import type { Random } from '../ports/Random';
import { findAccountByEmail } from './findAccount';
import { findDomain } from '../site/findDomain';
import type { Work } from '../Work';
import { sendReset } from './sendReset';

/** Mails a link to choose a new password, or says why not. */
export async function requestReset(
  work: Work & { random: Random },
  email: string,
  { host, publicOrigin }: { host: string } & Pick<Config, 'publicOrigin'>,
): Promise<void> {
  const account = await findAccountByEmail(work.db, email);
  const { settings } = await findDomain(work.db, host);
  if (settings.neutral_account_errors) {
    // The same answer after the same work, whoever has the address: the mail itself is a matter of the job.
    await enqueueJob(work.db, { id: work.random.id(), kind: 'reset', payload: { member_id: account?.id ?? '' }, runAt: work.now });
    return;
  }
  if (account?.status === 'pending_deletion') throw new ApiError('pending_deletion', { params: { date: account.deletes_at ?? 0 } });
  const refusal = await sendReset(work, account, { publicOrigin });
  if (refusal !== null) throw new ApiError(refusal);
}
