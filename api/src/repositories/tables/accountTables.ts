import type { DeleteReason, ExclusionMonths } from '@rendezvous/shared/contract';

/** What belongs to the life of an account. */
export interface AccountTables {
  account_deletions: { id: string; member_id: string | null; reason: DeleteReason; text: string | null; created_at: number };
  /** `email_hash` is all that is known of the address. */
  self_exclusions: {
    id: string;
    email_hash: string;
    /** Null for ever. */
    months: ExclusionMonths | null;
    token_hash: string;
    requested_at: number;
    confirmed_at: number | null;
    ends_at: number | null;
  };
  exports: { id: string; member_id: string; status: 'pending' | 'ready'; created_at: number; expires_at: number };
}
