import type { Generated, JSONColumnType } from 'kysely';
import type { Currency, DiscountCode, Locale, PaymentMethod, PaymentStatus } from '@rendezvous/shared/contract';

export interface PaymentsTable {
  id: string;
  member_id: string;
  client_id: string;
  package_id: number | null;
  credits: number;
  /** Minor units. */
  amount: number;
  original_amount: number;
  currency: Currency;
  country: string;
  method: PaymentMethod;
  status: PaymentStatus;
  discount_code: string | null;
  vat_rate: Generated<number>;
  vat_amount: Generated<number>;
  refunded_amount: Generated<number>;
  refunded_credits: Generated<number>;
  created_at: number;
  completed_at: number | null;
  expires_at: number;
  terms_version: string;
  consent_start: boolean;
  provider_reference: string | null;
  /** The returned payment that this one settles. */
  settles: Generated<string | null>;
  stored_method: Generated<string | null>;
  store_method: Generated<boolean>;
}

export interface DiscountCodesTable {
  id: string;
  code: string;
  country: string | null;
  member_id: string | null;
  expires_at: number | null;
  value_percentage: number;
  currency: Currency | null;
  minimum_order_value: number | null;
  status: DiscountCode['status'];
  validity: DiscountCode['validity'];
  paymentmethods: PaymentMethod[] | null;
  welcome: Generated<boolean>;
  created_at: number;
}

/** A payment as recorded by the sandbox, which stands in for a payment provider. */
export interface SandboxPaymentsTable {
  reference: string;
  payment_id: string;
  merchant_name: string;
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  locale: Locale;
  return_path: string;
  status: Generated<PaymentStatus>;
  expires_at: number;
  /** True if the card should be stored; `token` identifies it once the payment is completed. */
  store: Generated<boolean>;
  token: Generated<string | null>;
  refunded_amount: Generated<number>;
  /** When a direct debit is collected, in unix seconds. */
  collects_at: Generated<number | null>;
}

export interface CreditTables {
  payments: PaymentsTable;
  sandbox_payments: SandboxPaymentsTable;
  webhook_events: { id: string; payment_id: string | null; payload: JSONColumnType<object>; received_at: number };
  discount_codes: DiscountCodesTable;
  discount_uses: { member_id: string; code: string; payment_id: string | null; created_at: number };
  /** `remaining` starts at 0 and changes only through ledger entries of the account `member`. */
  lots: {
    id: string;
    member_id: string;
    source: 'free' | 'order';
    payment_id: string | null;
    credits: number;
    remaining: Generated<number>;
    /** Price of one credit, in minor units, not rounded. */
    unit_amount: Generated<number>;
    currency: Currency;
    created_at: number;
  };
  ledger_transactions: { id: string; member_id: string; kind: string; reference: string; created_at: number };
  /** The entries of a transaction add up to 0; those of the account `member` are the member's side and specify a lot. */
  ledger_entries: { id: Generated<number>; transaction_id: string; account: string; lot_id: string | null; credits: number };
}
