import type { DeleteReason, ExclusionMonths, PasskeyTransport } from '@rendezvous/shared/contract';

/** Tables of the account life cycle. */
export interface AccountTables {
  account_deletions: { id: string; member_id: string | null; reason: DeleteReason; text: string | null; created_at: number };
  /** Only a hash of the email address is stored. */
  self_exclusions: {
    id: string;
    email_hash: string;
    /** Null for a permanent ban. */
    months: ExclusionMonths | null;
    token_hash: string;
    requested_at: number;
    confirmed_at: number | null;
    ends_at: number | null;
  };
  exports: { id: string; member_id: string; status: 'pending' | 'ready'; created_at: number; expires_at: number };
  /** `id` is the credential id, `public_key` a COSE key; both base64url. */
  passkeys: {
    id: string;
    member_id: string;
    public_key: string;
    counter: number;
    transports: PasskeyTransport[];
    name: string;
    created_at: number;
    last_used_at: number | null;
  };
  /** Age checks in progress; `state_hash` is the hash of the state that is returned with the result. */
  age_checks: { state_hash: string; member_id: string; expires_at: number };
  /** `member_id` is null for a login. */
  passkey_challenges: { challenge_hash: string; member_id: string | null; expires_at: number };
}
