import { ApiError } from '../ApiError';
import type { Account } from './findAccount';

/** Refuses an account that cannot be used, after its password or passkey was right. */
export function refuseClosed({ status, deletes_at: deletesAt }: Pick<Account, 'status' | 'deletes_at'>): void {
  if (status === 'pending_deletion') throw new ApiError('pending_deletion', { params: { date: deletesAt ?? 0 } });
  if (status === 'blocked' || status === 'deleted') throw new ApiError('login_failed');
}
