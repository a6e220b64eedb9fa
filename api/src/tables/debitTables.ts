import type { Generated } from 'kysely';
import type { Currency, PaymentMethod } from '@rendezvous/shared/contract';

export interface MandatesTable {
  reference: string;
  member_id: string;
  /** The mandate form, encrypted. */
  sealed: string;
  iban_mask: string;
  created_at: number;
  signed_at: number | null;
  revoked_at: number | null;
  otp_hash: string | null;
  otp_sent_at: number;
  otp_tries: Generated<number>;
}

export interface TextMessagesTable {
  id: string;
  seq: Generated<number>;
  member_id: string;
  /** Phone number in E.164 format. */
  recipient: string;
  kind: 'mandate';
  body: string;
  created_at: number;
  sent_at: number | null;
}

export interface StoredMethodsTable {
  id: string;
  member_id: string;
  method: PaymentMethod;
  /** The provider's token for the stored method. */
  token: string;
  label: string;
  created_at: number;
  expires_at: number;
  removed_at: number | null;
}

export interface RefundsTable {
  id: string;
  payment_id: string;
  credits: number;
  /** Minor units. */
  amount: number;
  created_at: number;
  sent_at: number | null;
}

/** Limits in minor units; `…_next` is a raised limit that applies from `…_next_at` (unix seconds). */
export interface SpendingLimitsTable {
  member_id: string;
  currency: Currency;
  week_limit: number | null;
  week_next: number | null;
  week_next_at: number | null;
  month_limit: number | null;
  month_next: number | null;
  month_next_at: number | null;
  stopped_until: number | null;
}

export interface DebitTables {
  mandates: MandatesTable;
  text_messages: TextMessagesTable;
  creditors: { company_id: number; identifier: string };
  stored_methods: StoredMethodsTable;
  refunds: RefundsTable;
  spending_limits: SpendingLimitsTable;
  sandbox_refunds: { id: string; reference: string; amount: number };
  sandbox_cards: { token: string; label: string; expires_at: number };
}
