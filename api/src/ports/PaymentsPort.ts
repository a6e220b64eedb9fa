import type { Currency, Locale, PaymentMethod, PaymentStatus } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';

/** A payment to collect; `amount` in minor units. */
export interface PaymentRequest {
  /** Idempotency key assigned by us: the provider treats a repeated start as the same payment. */
  reference: string;
  paymentId: string;
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  locale: Locale;
  /** Site name shown to the payer. */
  merchantName: string;
  /** Time, in unix seconds, from which the provider no longer accepts the payment. */
  expires: number;
  /** Path on our site to which the payer returns. */
  returnPath: string;
  /** Asks the provider to store the card for later charges. */
  store?: boolean;
}

/** A payment method stored by the provider, which identifies it by `token`. */
export interface StoredCard {
  token: string;
  /** Label shown to its owner, such as `•••• 4242`. */
  label: string;
  /** Unix seconds. */
  expires: number;
}

/** The details of a signed mandate that a provider needs for collection. */
export interface DebitMandate {
  reference: string;
  accountHolder: string;
  iban: string;
  /** When it was signed, in unix seconds. */
  signedAt: number;
  /** Earliest time of collection, in unix seconds. */
  dueAt: number;
}

export interface RefundRequest {
  /** Idempotency key assigned by us: the provider treats a repeated request as the same refund. */
  id: string;
  reference: string;
  /** Minor units. */
  amount: number;
}

/** A payment as recorded by the provider. */
export interface ProviderPayment {
  reference: string;
  merchant: string;
  status: PaymentStatus;
  amount: number;
  currency: Currency;
  /** The stored card, once a payment with `store` is completed. */
  storedCard?: StoredCard;
}

/** A provider's notification that a payment has changed; `id` identifies the notification. */
export interface ProviderEvent {
  id: string;
  payment: ProviderPayment;
}

/** Headers of a webhook request; their names are lower-case. */
export type WebhookHeaders = Record<string, string | string[] | undefined>;

/** A payment provider; no other code may depend on which provider it is. */
export interface PaymentsPort {
  /** Our account at the provider; a notification for another one is rejected. */
  merchant: string;
  /** Starts a payment, or finds the one already started under its reference, and returns the URL to pay at. */
  start(request: PaymentRequest): Promise<{ redirectUrl: string }>;
  /** Charges a stored card without a payment page; the outcome is available from `find`. A repeated call charges only once. */
  charge(request: PaymentRequest, token: string, now: number): Promise<void>;
  /** Initiates a direct debit, which stays pending until the bank has responded. A repeated call collects only once. */
  debit(request: PaymentRequest, mandate: DebitMandate): Promise<void>;
  /** Refunds to the original payment method. A repeated call refunds only once; after an error the caller retries later. */
  refund(request: RefundRequest): Promise<void>;
  /** Makes the provider delete a stored card. */
  forget(token: string): Promise<void>;
  /** Returns the provider's record of a payment; undefined if the provider does not know it. */
  find(reference: string): Promise<ProviderPayment | undefined>;
  /** Cancels an unpaid payment permanently; returns false if it is too late or the payment was never started. */
  cancel(reference: string): Promise<boolean>;
  /** Reads the notification from a webhook; returns undefined if its signature is invalid or its timestamp too old. */
  readEvent(rawBody: string, headers: WebhookHeaders, now: number): ProviderEvent | undefined;
}

const rejectUnconfigured = async (): Promise<never> => {
  throw new ApiError('overloaded', { message: 'No payment provider is configured.' });
};

/** Used when no provider is configured: nothing can be sold or refunded, but everything else works. */
export const noPayments: PaymentsPort = {
  merchant: '',
  start: rejectUnconfigured,
  charge: rejectUnconfigured,
  debit: rejectUnconfigured,
  refund: rejectUnconfigured,
  forget: async () => undefined,
  find: async () => undefined,
  cancel: async () => false,
  readEvent: () => undefined,
};
