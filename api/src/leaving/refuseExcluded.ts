import { ApiError } from '../ApiError';
import { findAccount } from '../account/findAccount';
import type { Work } from '../Work';
import { isExcluded } from './isExcluded';

/** Nobody gets in while a ban of their own lasts, by whatever way. */
export async function refuseExcluded(work: Pick<Work, 'db' | 'now'>, memberId: string): Promise<void> {
  const account = await findAccount(work.db, memberId);
  if (account && (await isExcluded(work, account.email))) throw new ApiError('self_excluded');
}
